/**
 * Words of plain sentences about pets and money. After the name of a service, or before a dot, they are no
 * handle and no site.
 */
const WORDS = `
a an the this that these those it its he him his she her hers they them their theirs we us our ours you your yours i me my mine
who whom whose what which when where why how one ones two three four five six seven eight nine ten both either neither each every
all any some none no not only just also too very so such than then as at by for from in into of off on onto out over to under up
upon with without within about above across after again against ago ahead along already always among and another are aren around
away back be because been before began behind being below beside besides best better between beyond but came can cannot come comes
could couldn did didn do does doesn doing don done down due during early else enough even ever everyone everything everywhere
except far fast faster few fine first found free friend friends full further gave get gets getting give given gives glad go goes
going gone good got great had half has hasn have haven having hello help helped helps here hey hi high hold holds home hope how
however if instead is isn keep keeps kept kind knew know known knows last late later least left less let lets like liked likes
little live lived lives long look looked looking looks lot lots love loved loves low made mainly make makes making many may maybe
mean means meant mentioned might more most mostly much must name named names near nearly need needed needs never new next nice
nobody noone nothing now number numbers off often oh ok okay old once online open opens or other others otherwise outside own
page pages paid part people per perfect perhaps person please plus possible preferred prefer probably pretty put quick quite
rather ready real really recent right said same saw say says secure see seem seems seen send sends sent several shall should
show showed shows since so something sometimes soon sorry still stop stopped stuff sure take taken takes taking talk tell than
thank thanks there thing things think thinks thought through till time times today together told tomorrow tonight took toward
tried true try trying turn type until use used user users uses using usually want wanted wants was wasn way week weeks well went
were weren when whatever whenever whether while whole will wish won wonderful work worked working works worry would wouldn wow
wrong year years yes yesterday yet
accept accepted accepts account accounts accident ad address adopt adopted adoption ads afford age album algorithm alone alright
alternative amount answer answers app application apps approved april area arrive arrived ask asked asks august aunt available
average baby bad balance bank banks bath beautiful bed before big bill bio birth bit black block blocked blue board born bought
boy boys brand breed breeder breeders breeding breeds bring broken brother brown business button buy buyer buyers buying call
called calling calls camera card cards care careful cash cat cats caught cause cell chance change changed channel charge charged
charges chat chats check checked checks child children chip choice choose city clean clear clip clips close closed code cold color
colors comment comments company confirm confirmation confirmed connect contact contract convenient copy cost costs country couple
course cousin crate cream credit cute dad daily dam dams danger dangerous date daughter day days deal dear debit december declined
delay delete deleted deleting deliver delivery deposit deposits details died difference different discount dispute does dog dogs
dollars door down download drive driver easier easiest easy easily eat eats email emails end ends energy exactly example
exchange expensive explain extra eye eyes face fact failed fake family families fan fans father february fee feed feeds feel fees
feet female females fence filter filters find finish fix food form fraud friday friendly fun funny game gift girl girls goods
group groups guarantee guess guy guys hacked half hand handle happen happened happens happy hard hate health healthy hear heard
heart hour hours house huge husband idea important included info information insurance invoice issue january jobs joined july
june kennel kid kids kitten kittens kitty law leave leaves limit limits line lines link linked links list listed listing listings
litter litters local locked logo look loses lost luck mail male males man manager march market marketplace math max meet meets
member memes message messages method methods microchip mine minute minutes mom moms money monday month months morning mother
move moved movie music neighbor network news night nobody nonsense noon note november october offer offered offers office official
option options order orders outage owner owners owns pass password pay paying payment payments payout pays pet pets phone photo
photos pic pics pick picture pictures place places plan plans platform platforms play please pm policy pop popular post posted
posting posts pounds preference price prices private problem problems profile profiles promise protect protection protects
protected public pup puppies puppy purchase purchases question questions quickly quite ran read reading real reason receipt red
reel reels refund refunded refunds register registered reminder rep replied reply report reported request requests require required requires
reserve reserved review reviews rich ring risk risky rules safe safely safer safety sale sales saturday save say scam scammed
scammer scammers scams school screen scroll search seller sellers selling september service services set setup share shared
shares shelter ship shipping shop shot shots sibling sign signed sir sire sires sister site sites size slow small social sold
somebody someone son spam spot stand star start started starts state stated stay stays stories store stores story strange
stranger strangers street strict stuck suggested suggests summer sunday support supports suspended sweet system tag tagged tail
tax terms test tested thankfully thursday total touch town track train trained training transaction transactions transfer
transferred transfers transport travel trick true trust tuesday turned tutorial unavailable understand unless update updated upload
vaccines verification verified verify version vet vets video videos view views visit wait waiting waitlist walk wallet warned
warning watch water weather website wednesday weekend weight welcome white wife wins winter wire withdraw woman word words world
worth write young zip agree allowed allow allows alert alerts asap automatic beats belongs bothers bounced browser busy buddies
cancel canceled cancelled claims clearly code comes complaint complaints confuses count counts cut declines definitely denied
direct disputes down errors etc everyday eventually fails feels follow followers following forever freezes friendly generally hides
honestly immediately insists installed invented keeps lately lately lol maybe mainly messed messenger month monthly nah nope
obviously officially original pending personally possibly preferably recently refuses rejected rocks says scares seriously somehow
sounds sucks sucked supposedly takes technically tends though too trends ugh unfortunately usual wants whatsapp telegram instagram
facebook snapchat tiktok discord signal kik skype viber wechat twitter youtube venmo zelle paypal cashapp gmail yahoo outlook
hotmail icloud google apple meta klarna affirm stripe visa mastercard amex hearthpaw collar carrier leash bowl
sigueme siguenos buscame buscanos agregame agreganos encuentrame encuentranos escribeme escribenos mandame llamame contactame
visitanos estamos estoy tengo tenemos somos mensaje mensajes pagina fotos perro perros perrito perritos cachorro cachorros gato gatos
gatito gatitos criadero familia casa gracias hola precio para pero como tambien puedes puede quiero busco
poodle poodles goldendoodle goldendoodles labradoodle labradoodles bernedoodle bernedoodles doodle doodles cavapoo cavapoos
cockapoo cockapoos corgi corgis beagle beagles boxer boxers bulldog bulldogs husky huskies retriever retrievers labrador labradors
lab labs shepherd shepherds spaniel spaniels terrier terriers dachshund dachshunds chihuahua chihuahuas yorkie yorkies aussie
aussies havanese maltese pug pugs collie collies cavalier cavaliers ragdoll ragdolls persian persians siamese bengal bengals sphynx
checkout pickup dropoff closing clinic airport arrival froze crashed crashes freezes works updates videos
insta bigger smaller cuter prettier taller heavier lighter calmer older younger longer shorter kibble niche hobby
username peas beans cookies treats bag bags hook beads crackle dragon dragons bracelet
`.trim().split(/\s+/);
const COMMON: ReadonlySet<string> = new Set(WORDS);
/** Endings of verbs, adverbs and nouns that handles rarely have. */
const ENDING = /(?:ing|ings|ed|ly|tion|tions|ment|ments|ness|able|ible|ful|less|ously?|ized?|izes|n't|n’t)$/;

/** Returns whether a word belongs to plain sentences. A word with digits or symbols inside does not. */
export function isCommon(word: string): boolean {
  const small = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d|t|m)$/, "");
  if (COMMON.has(small)) return true;
  return /^[a-z'’]+$/.test(small) && small.length <= 14 && ENDING.test(small);
}
