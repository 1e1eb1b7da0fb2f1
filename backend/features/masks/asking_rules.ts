import { plainOf } from "./plain_rules.ts";

/** Payment methods that Hearthpaw doesn't have. */
const METHOD =
  "(?:venmo|zelle|cash ?app|cash ?tag|pay ?pal|f ?& ?f|friends (?:and|&) family|apple cash|chime|western union|money ?gram|bitcoin|btc|usdt|ethereum|crypto(?:currency)?|gift ?cards?|(?:steam|amazon|apple|google(?: play)?|visa|target|walmart) (?:gift )?cards?|money orders?|cashier'?s?'? checks?|(?:personal )?checks?|bank transfers?|wire transfers?|e-?transfer|cash|efectivo)(?!(?: (?:cow|register|with|out|in with|on (?:them|her|him|us))|ed|ing)\\b)(?![a-z])";
/** The same methods, without words that are common in other sentences. */
const NAMED = new RegExp(
  "(?:venmo|zelle|cash ?app|pay ?pal|f ?& ?f|apple cash|chime|western union|money ?gram|bitcoin|btc|usdt|crypto(?:currency)?|cash|efectivo)(?![a-z])",
);
const MONEY = String
  .raw`(?:\$ ?\d[\d,.]*|\d[\d,.]* ?(?:dollars|bucks|usd)|(?:the |your |my |some |that |half (?:of )?(?:the )?|all (?:of )?the )?(?:money|funds|payment|deposit|balance|cash|rest of the (?:money|price)))(?![a-z])`;
/** Costs invented by sellers of pets that don't exist. */
const EXTRA =
  "(?:crate|insurance|vaccine|vaccination|permit|customs|health certificate|shipping|delivery (?:guy|driver|man|company|agent)|courier|agency|agent|airline|quarantine|vet|surgery|refundable)";
const ME = "(?:me|us|my|our|to (?:me|us|my|our)|straight to (?:me|us)|(?:into|in) (?:my|our)|to this)";
/** Words between two parts of one sentence. */
const few = (most: number) => String.raw`(?:[^\s]+ ){0,${most}}?`;

const ASKING: readonly RegExp[] = [
  // "send the deposit by Zelle", "pay me via PayPal", "mail you a check"
  new RegExp(
    String
      .raw`\b(?:send|pay|paying|wire|transfer|do|doing|settle|settling|mail|bring|put|buy|get|make|use|drop|deposit|go|goes|take|taken|handle|give|pagar|paga|pague|mandame|mande|envia|enviame|acepto|aceptamos) ${
      few(8)
    }(?:by|via|with|through|using|on|in|over|to|for|a|an|the|my|our|his|her|your|two|three|\$\d+|por|en|solo|half|payment)? ?(?:a |an |my |our |his |her |the |\$\d+ )?${METHOD}`,
  ),
  // "we take Venmo and cash", "do you accept PayPal", "I prefer cash"
  new RegExp(
    String
      .raw`\b(?:i|we|you|they|only) (?:can |could |also |only |just |would |do |still |usually )*(?:take|accept|prefer|use|like|do|want|have|acepto|work with) (?:only )?(?:payments? (?:by|in|via|with) )?${
      few(3)
    }${METHOD}`,
  ),
  new RegExp(String.raw`\b(?:solo|only) (?:acepto|aceptamos|take|accept) ${METHOD}`),
  // "Venmo is fine", "cash only", "deposit by Zelle"
  new RegExp(
    String
      .raw`(?:^|[,;:] )(?:[^\s]+ ){0,2}?${METHOD}(?: or ${METHOD})? (?:please|only|preferred|works|work|is (?:fine|ok|okay|best|good|preferred|easier|easiest|quicker|faster)|are (?:fine|ok|okay|best|good)|would be|friends|f&f)(?![a-z])`,
  ),
  new RegExp(
    String
      .raw`\b(?:deposits?|balance|payment|rest|half|refundable) (?:is |goes |go )?(?:by|via|in|to|with|through) ${
      few(2)
    }${METHOD}`,
  ),
  new RegExp(String.raw`\b(?:works best|discount|off|preferred|prefer|payment) ${few(4)}${METHOD}`),
  new RegExp(String.raw`\bpreferred payment\b.{0,40}${METHOD}|${METHOD}.{0,20} gets? you`),
  new RegExp(String.raw`\b(?:paid|payment|pay) in (?:cash|bitcoin|crypto)\b`),
  // "Zelle me 300"
  /(?:^|[^\w])(?:(?:just|please|then|and|or|you|can|could|i) ){0,2}(?:venmo|zelle|cash ?app|pay ?pal|apple cash|wire|western union) (?:me|us|you|it|the|half|\$ ?\d|\d)/,
  /\b(?:can|could) you (?:please )?(?:venmo|zelle|cash ?app|paypal)(?![a-z])/,
  /\bmake (?:[^\s]+ ){0,3}?checks? out to\b/,
  // "outside Hearthpaw", "pay me directly", "skip the fees"
  /\b(?:pay|paying|payment|deal|deals|sale|sell|buy|handle|settle|do (?:it|this|that|the (?:deal|sale|payment|rest|balance))|take (?:it|this|the (?:payment|sale|deal))) (?:[^\s]+ ){0,6}?(?:directly|direct|privately|in person|off[- ]?(?:the )?(?:site|platform|app|website|here)|outside(?: of)? (?:hearthpaw|the (?:site|app|platform|website|system)|here)|under the table|without (?:hearthpaw|the (?:site|app|website)|going through))/,
  /\b(?:skip|avoid|dodge|get around|save|saves|saving|bypass|without|no) (?:[^\s]+ ){0,3}?(?:fees?|3%|commission|cut)\b(?= (?:and|if|by|with|when|that|as|so|,|we|you|i)\b| ?$)/,
  /\bno need to (?:pay|run|go|do|put) (?:[^\s]+ ){0,3}?(?:through|on|via|with) (?:hearthpaw|the (?:site|app|website)|here)/,
  /\bcancel (?:[^\s]+ ){0,4}?(?:and|then) (?:[^\s]+ ){0,5}?(?:directly|privately|direct|in person|off)/,
  /\b(?:rather|sooner) you (?:pay|paid)/,
  /\b(?:don't|dont|do not) (?:need|use|pay (?:on|through|via)) (?:[^\s]+ ){0,3}?(?:hearthpaw|the (?:site|website|checkout)|here)\b.{0,60}\b(?:send|transfer|pay|easier|quicker|cheaper|directly|me|us)\b/,
  // Plain requests for money
  new RegExp(
    String
      .raw`\b(?:send|wire|transfer|lend|loan|give|spot|front|borrow|forward|make) (?:a |your )?(?:${ME} )?(?:over )?(?:another |an extra |extra |about |at least )?${MONEY}(?: ${
      few(3)
    }${ME})?`,
  ),
  new RegExp(
    String.raw`\b(?:need|needs|want|wants|require|requires|asking for|ask you for|asks? for|charge) (?:${
      few(2)
    })?(?:another |an extra |extra )?(?:\$ ?\d[\d,.]*|\d[\d,.]* ?(?:dollars|bucks)|the money|half (?:of )?the money) ${
      few(8)
    }(?:before|first|today|tonight|now|refundable|up ?front|for (?:the |a |his |her |their |your )?(?:shipping |health |special |flight |travel )?${EXTRA}|sent)`,
  ),
  /\b(?:i|we) (?:still )?need the money\b/,
  new RegExp(
    String
      .raw`\b(?:you(?:'ll)? (?:must|have to|need to|will need to|should|need)|you have to|please|kindly) (?:to )?(?:first )?(?:pay|send|make|cover) (?:for )?(?:an? |the )?(?:extra |additional |refundable |insurance |half |payment |deposit )*(?:fees? )?(?:of )?(?:\$ ?\d[\d,.]*)? ?${
      few(6)
    }(?:${EXTRA}|up ?front|first|to (?:my|our)|half)`,
  ),
  new RegExp(
    String
      .raw`\b(?:${EXTRA}|customs) (?:[^\s]+ ){0,6}?(?:ask(?:ing)?|charge|wants?|needs?) (?:you )?(?:for )?(?:another |an extra )?\$ ?\d`,
  ),
  new RegExp(
    String
      .raw`\$ ?\d[\d,.]* (?:refundable )?(?:${EXTRA}|customs|vaccine) (?:fee|cost|charge).{0,60}\b(?:pay|wire|send|first|before)\b`,
  ),
  /\b(?:help|helps) (?:me |us )?(?:out )?with (?:money|the (?:vet )?(?:bills?|costs?)|(?:a |some )?(?:cash|bill))(?![a-z])/,
  /\b(?:front|cover) (?:me |us )?(?:the )?(?:vet|food|shipping|gas) (?:costs?|bills?|fees?|money)/,
  /\b(?:account number|routing number|bank details|my bank account|our bank account)\b.{0,60}\b(?:send|transfer|deposit|pay|balance|wire)\b|\b(?:send|transfer|deposit|pay|wire|give you)\b.{0,60}\b(?:(?:my|our) (?:bank )?account|account number|routing number|bank details)\b/,
  /\btransfer (?:the |your |\$)?[^\s]+ (?:[^\s]+ ){0,2}?to (?:this|my|our) (?:bank )?account/,
];

/**
 * Words before a request that other people made, that the writer refuses, or that belongs to a question about
 * safety.
 */
const REFUSED =
  /(?:\b(?:never|don'?t|do not|won'?t|wouldn'?t|can'?t|cannot|shouldn'?t|couldn'?t|didn'?t|doesn'?t|not|no|nobody|without|rather not|instead of|stop|refuse to) (?:[^\s]+ ){0,3}|\b(?:asked|wanted|told|asks|wants|tried|said|made|wanting|asking) (?:[^\s]+ ){0,2}(?:to )?(?:[^\s]+ ){0,1})$/;
const STORY =
  /\b(?:scam(?:s|med|mer|mers|ming)?|fraud|hacked|craigslist|if (?:anyone|anybody|someone|somebody)|last (?:seller|breeder)|another (?:seller|breeder)|report them|landlord|apartment|hoa)\b/;
/** Payments made on Hearthpaw. */
const HERE =
  /\b(?:(?:on|through|via|at|in|with|by|to|over|does|do) (?:hearthpaw|the (?:site|checkout|summary|reservation|app|platform)|checkout|here|his page|her page|their page|our page|your account)|(?:is|are) added (?:in|at) checkout)\b/;
const OURS =
  /^(?:does|do|can|will) (?:hearthpaw|the (?:site|app)) (?:take|accept|have)\b|\bfor the store\b|^no (?:[^\s]+ ){0,2}?(?:please|sorry)\b/;
/** "Do you take Venmo, or is everything done here?" does not ask for an outside payment. */
const OR_HERE =
  /^(?:(?:hi|hello|hey|so|also|and|ok|okay|quick question)[,:]? )?(?:do|does|can|could|is|are|will|would|should|may) (?:i|you|we|it|there|that) .*\bor (?:is|do|does|should|would|will|can|must|just|only|all|everything|it|that) .*\b(?:here|hearthpaw|the (?:site|app|checkout|platform|website))\b/;
const AWAY =
  /\b(?:outside|off[- ](?:the )?(?:site|platform|app)|off (?:hearthpaw|here)|privately|instead|easier|skip|avoid|no need|cancel|rather|don'?t (?:need|use|pay)|without|discount|quicker|knock|down for|trouble|takes a cut)\b/;
const PAST =
  /\b(?:i|we|he|she|they|sister|brother|mom|friend|family) (?:just |already |have |had )*(?:paid|sent|got|received|put|lost|donate)\b/;

/** Returns the sentences of a text in lowercase. */
function sentencesOf(original: string): string[] {
  const text = plainOf(original).text.toLowerCase().replaceAll("’", "'").normalize("NFD").replaceAll(
    /\p{M}/gu,
    "",
  );
  return text.split(/(?<=[.!?])(?!\d)\s*|\n+/).map((part) => part.replaceAll(/\s+/g, " ").trim()).filter(
    Boolean,
  );
}

/** Returns whether a message asks for money, or offers or wants a payment outside Hearthpaw. */
export function asksForPayment(original: string): boolean {
  return sentencesOf(original).some((sentence) => {
    if (STORY.test(sentence) || PAST.test(sentence)) return false;
    if (OURS.test(sentence) || OR_HERE.test(sentence)) return false;
    if (HERE.test(sentence) && !AWAY.test(sentence) && !NAMED.test(sentence)) return false;
    return ASKING.some((pattern) => {
      const found = pattern.exec(sentence);
      if (!found) return false;
      return !REFUSED.test(sentence.slice(0, found.index + (/^\W/.test(found[0]) ? 1 : 0)));
    });
  });
}
