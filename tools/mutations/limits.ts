import type { PlantedBug } from "./planted_bug.ts";

const features = "backend/features";
const sale = `${features}/sale`;
const payments = `${features}/payments`;

/**
 * Slips between two steps, on one side of a time limit, in one of many states, and in the recovery from lost
 * jobs and webhooks.
 */
export const limits: readonly PlantedBug[] = [
  {
    name: "a second try of a refund doesn't look for the first",
    file: `${sale}/refund/refund_actions.ts`,
    before: "if (attempt > 1) answer",
    after: "if (attempt > 2) answer",
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "while an earlier try arrives late is made by that one",
  },
  {
    name: "a refund that staff have paid is booked again when it arrives",
    file: `${sale}/refund/refund_actions.ts`,
    before: '    if (refund.status === "settled") return await bookExtra(trx, services, found, made);\n',
    after: "",
    tests: [`${payments}/refunds_owed_test.ts`],
    proof: "isn't booked again when the provider makes it after all",
  },
  {
    name: "add-ons are given up while their money is under way",
    file: `${sale}/add_on/add_on_close_actions.ts`,
    before: "    if (orders.some(({ payments }) => openPayments(payments).length > 0)) return;\n",
    after: "",
    tests: [`${payments}/add_on_orders_test.ts`],
    proof: "whose money is under way when a day is over are left alone",
  },
  {
    name: "a code's use isn't counted while its order is being paid",
    file: `${features}/discount_codes/store.ts`,
    before: "r.status in ('held', 'processing')",
    after: "r.status = 'held'",
    tests: [`${features}/discount_codes/discount_codes_test.ts`],
    proof: "counts a use of a reservation that is processing",
  },
  {
    name: "a card is charged more than its buyer agreed to",
    file: `${sale}/payment/card_actions.ts`,
    before: "!== card.amount_cents",
    after: "< card.amount_cents",
    tests: [`${payments}/saved_cards_test.ts`],
    proof: "is not charged when the balance is 1 cent off",
  },
  {
    name: "a full server keeps no place for payments",
    file: "backend/platform/http/admission.ts",
    before: ": most - reserved",
    after: ": most",
    tests: ["backend/platform/http/admission_test.ts"],
    proof: "keeps places for what goes first when everything else is full",
  },
  {
    name: "a refused payout waits a day first, then longer and longer",
    file: `${features}/payouts/rules.ts`,
    before: "Math.min(24, 2 ** attempt)",
    after: "Math.max(24, 2 ** attempt)",
    tests: [`${features}/payouts/rules_test.ts`],
    proof: "retryPauseMs doubles from two hours to a day",
  },
  ...proved(`${features}/disputes/store.ts`, `${features}/disputes/sweep_limits_test.ts`, [
    [
      "a breeder is reminded of a reply from the first day on",
      "now() + interval '2 days'",
      "now() + interval '6 days'",
      "reminds of a reply from two days before its end",
    ],
    [
      "a breeder is reminded of a dispute that is decided",
      "d.status = 'waiting-for-breeder' and",
      "",
      "reminds only while the breeder's reply is waited for",
    ],
  ]),
  {
    name: "a decision completes a sale again that was completed days ago",
    file: `${features}/disputes/decide_actions.ts`,
    before: "reservation.completed_at ?? reservation.at",
    after: "reservation.at",
    tests: [`${features}/disputes/disputes_test.ts`],
    proof: "of a sale completed days ago keeps its day",
  },
  {
    name: "a buyer gets time to pay a breeder whose verification was withdrawn",
    file: `${sale}/payment/settle_actions.ts`,
    before: "pet.isBreederSuspended || !pet.isBreederVerified ? 0",
    after: "pet.isBreederSuspended ? 0",
    tests: [`${payments}/balance_test.ts`],
    proof: "leave no time to pay a breeder who is not verified any more",
  },
  ...proved(`${sale}/order/store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "funds that both confirmed are released after a day",
      "now() - interval '72 hours'`)",
      "now() - interval '24 hours'`)",
      "funds of a sale that both confirmed: a second early it isn't found",
    ],
    [
      "funds that one side confirmed are released after four days",
      "coalesce(r.completed_at, r.ended_at) < now() - interval '14 days')",
      "coalesce(r.completed_at, r.ended_at) < now() - interval '4 days')",
      "funds of a sale that its breeder completed alone",
    ],
    [
      "funds are released while a refund that failed is owed",
      '.where("f.status", "in", ["pending", "failed"])',
      '.where("f.status", "in", ["pending"])',
      "a refund is owed until it has arrived or was paid another way",
    ],
    [
      "funds are released while a bank inquires",
      '.where("c.status", "in", ["inquiry", "open"])',
      '.where("c.status", "in", ["open"])',
      "a chargeback keeps funds back while a bank decides",
    ],
  ]),
  ...proved(`${sale}/order/add_on_store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "open add-ons are given up after an hour",
      "interval '1 day'",
      "interval '1 hour'",
      "add-ons that nobody pays: a second early it isn't found",
    ],
  ]),
  ...proved(`${sale}/order/card_store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "a card is charged a day early",
      "r.balance_due_at - interval '15 hours'",
      "r.balance_due_at - interval '39 hours'",
      "a card to charge: a second early it isn't found",
    ],
    [
      "a card is charged after the balance's grace",
      " and\n  now() <= ${GRACE_ENDS})`",
      ")`",
      "a card after the balance's grace: a second early",
    ],
  ]),
  ...proved(`${sale}/order/payment_store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "a payment that waits for its bank's page is never looked at again",
      "'requires_payment_method', 'requires_action', 'processing')",
      "'requires_payment_method', 'processing')",
      "a payment is looked at again while it could take money",
    ],
  ]),
  ...proved(`${sale}/notices/notify_store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "buyers are reminded of balances of long ago",
      "        and now() <= ${sql.raw(GRACE_ENDS)}\n",
      "",
      "a balance that is too late to remind of",
    ],
  ]),
  ...proved(`${features}/ledger/waiting_store.ts`, `${features}/payouts/sweep_limits_test.ts`, [
    [
      "a payout that was asked for counts as never asked for",
      "status = 'pending' and tried_at is null",
      "status = 'pending'",
      "was asked for and waits",
    ],
  ]),
  ...proved(`${features}/payouts/store.ts`, `${features}/payouts/sweep_limits_test.ts`, [
    [
      "money of a sale that a bank asks about isn't contested",
      "c.status in ('inquiry', 'open')",
      "c.status in ('open')",
      "is contested while a bank decides about its payment",
    ],
  ]),
  ...proved(`${features}/waitlists/promise_store.ts`, "backend/lost_jobs_test.ts", [
    [
      "an invitation whose job was lost never ends",
      "or m.ends_at <= now() or p.status",
      "or p.status",
      "of an invitation whose time is over: settleWaitlists",
    ],
  ]),
  ...proved(`${sale}/provider/reconcile_actions.ts`, "backend/lost_jobs_test.ts", [
    [
      "an event without its effect is never taken up",
      "  await heedUnfinished(services, signal);\n",
      "",
      "that came and had no effect: reconcilePayments",
    ],
    [
      "a refund whose job was lost is never made",
      "of await takeOpenRefunds(services.db, BATCH_SIZE)",
      "of [] as { id: string }[]",
      "of a refund: reconcilePayments makes it, once",
    ],
    [
      "a payment that nobody tells of is never settled",
      "of await store.takeOpenPayments(services.db, BATCH_SIZE)",
      "of [] as store.Payment[]",
      "of a payment whose browser is gone as well",
    ],
  ]),
  ...proved(`${features}/payouts/jobs.ts`, "backend/lost_jobs_test.ts", [
    [
      "a payout that fails after it had arrived is never noticed",
      "page: (after, limit) => findArrived(services.db, after, limit)",
      "page: (after, limit) => findArrived(services.db, after, 0 * limit)",
      "of a payout that fails days after it had arrived",
    ],
    [
      "a payout whose job was lost is never made",
      "page: (after, limit) => findUnfinished(services.db, after, limit)",
      "page: (after, limit) => findUnfinished(services.db, after, 0 * limit)",
      "of a planned payout: finishPayouts makes it, once",
    ],
  ]),
  ...proved(`${features}/matches/store.ts`, "backend/lost_jobs_test.ts", [
    [
      "a match whose job was lost never expires",
      '"expires_at", "<=", sql<Date>`now()`',
      '"expires_at", "<=", sql<Date>`now() - interval \'1 day\'`',
      "of a proposed match: expireMatches",
    ],
  ]),
  ...proved(`${features}/sms/actions.ts`, `${features}/sms/sms_test.ts`, [
    [
      "a text goes to a number that its person has given up",
      "reader?.phone === row.recipient",
      "reader !== undefined",
      "goes to no number that its person has given up since",
    ],
  ]),
  ...proved(`${features}/users/closing_store.ts`, "backend/status_lists_test.ts", [
    [
      "an account closes while a refund that failed is owed",
      "where f.status in ('pending', 'failed')",
      "where f.status in ('pending')",
      "while a refund is owed, which staff see too",
    ],
    [
      "an account closes while a problem with a sale is open",
      "'paid', 'handed-over', 'disputed') as is_live",
      "'paid', 'handed-over') as is_live",
      "by either side while a sale is live",
    ],
  ]),
  ...proved(`${features}/disputes/store.ts`, `${features}/disputes/sweep_limits_test.ts`, [
    [
      "staff are offered money that was given back",
      "and y.status = 'succeeded' and not y.is_returned",
      "and y.status = 'succeeded'",
      "offers staff only money that can still be refunded",
    ],
    [
      "staff are offered money that a bank took",
      "        - (select coalesce(sum(c.lost_cents), 0) from chargebacks",
      "        - (select 0 * coalesce(sum(c.lost_cents), 0) from chargebacks",
      "offers staff only money that can still be refunded",
    ],
    [
      "add-ons that are not paid count to the total",
      "a.order_type = 'addon' and a.paid_at is not null",
      "a.order_type = 'addon'",
      "counts add-ons to the total of a sale once they are paid",
    ],
    [
      "a bank's inquiry is hidden from staff",
      "y.reservation_id = r.id and c.status in ('inquiry', 'open')",
      "y.reservation_id = r.id and c.status in ('open')",
      "tells staff that a bank decides too",
    ],
  ]),
  ...proved(`${features}/chats/notify_store.ts`, `${features}/chats/chats_test.ts`, [
    [
      "a suspended person is emailed a message",
      '.where("me.closed_at", "is", null).where("me.account_status", "<>", "Suspended")',
      '.where("me.closed_at", "is", null)',
      "is left where the two can't write to each other by then",
    ],
  ]),
  ...proved(`${features}/chats/message_store.ts`, `${features}/chats/chats_test.ts`, [
    [
      "a message that was read in part keeps its notification for good",
      "...(unread === 0 ? { told_seq: null } : {}),",
      "told_seq: null,",
      "keeps its notification until the last message is read",
    ],
    [
      "one's own messages count as unread",
      '.where("seq", ">", seq).where("sender_id", "<>", userId)',
      '.where("seq", ">", seq)',
      "keeps its notification until the last message is read",
    ],
  ]),
  ...proved(`${features}/chats/store.ts`, `${features}/chats/chats_test.ts`, [
    [
      "a conversation names a reservation that is not paid",
      "and x.breeder_id = c.breeder_id and x.pet_id = c.pet_id and x.paid_at is not null",
      "and x.breeder_id = c.breeder_id and x.pet_id = c.pet_id",
      "is named by the conversation once it is paid",
    ],
  ]),
  ...proved(`${features}/applications/rules.ts`, `${features}/applications/applications_test.ts`, [
    [
      "a yes to an application is for good",
      '{ from: ["submitted", "approved"], to: "declined", who: "breeder" }',
      '{ from: ["submitted"], to: "declined", who: "breeder" }',
      "are declined after a yes too",
    ],
    [
      "a draft cannot be withdrawn",
      '{ from: ["draft", "submitted", "approved"], to: "withdrawn"',
      '{ from: ["submitted", "approved"], to: "withdrawn"',
      "are declined after a yes too",
    ],
    [
      "the same choice twice is a choice",
      'kind === "choice" && new Set(choices).size < 2',
      'kind === "choice" && choices.length < 2',
      "ask what makes sense",
    ],
    [
      "the first of several answers is kept",
      "answers.findLast((",
      "answers.find((",
      "keep the last of several answers",
    ],
  ]),
  ...proved(`${features}/applications/store.ts`, `${features}/applications/applications_test.ts`, [
    [
      "the oldest application comes first",
      "order by a.created_at desc, a.id desc",
      "order by a.created_at, a.id desc",
      "are declined after a yes too",
    ],
  ]),
  ...proved(`${features}/moderation/store.ts`, `${features}/moderation/moderation_test.ts`, [
    [
      "the latest report is decided last in the list",
      "[sql`asc`, sql`>`] : [sql`desc`, sql`<`]",
      "[sql`asc`, sql`>`] : [sql`asc`, sql`>`]",
      "lists decided reports page by page",
    ],
    [
      "staff see the first reporters of many",
      "order by v.created_at desc, v.id desc limit ${limit}",
      "order by v.created_at, v.id limit ${limit}",
      "shows the latest reporters of a post",
    ],
    [
      "staff see the first messages of a long conversation",
      "order by m.seq desc limit ${limit}",
      "order by m.seq limit ${limit}",
      "shows the latest messages of a conversation",
    ],
    [
      "a reported conversation is read backward",
      "order by m.chat_id, m.seq`",
      "order by m.chat_id, m.seq desc`",
      "shows the latest messages of a conversation",
    ],
  ]),
  ...proved(`${features}/waitlists/store.ts`, `${features}/waitlists/waitlists_test.ts`, [
    [
      "people who wait for any litter don't count ahead of a litter's",
      "and (e.litter_id is null or o.litter_id is null or o.litter_id = e.litter_id)",
      "and (e.litter_id is null or o.litter_id = e.litter_id)",
      "counts ahead of a place for a litter",
    ],
  ]),
  ...proved(`${sale}/order/card_store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "a card is charged that its buyer has just removed",
      '.where("removed_at", "is", null).where("answered_at", "is", null).returningAll()',
      '.where("answered_at", "is", null).returningAll()',
      "a card that its buyer has removed",
    ],
    [
      "a removed card gets another day",
      'set({ charge_on: day }).where("reservation_id", "=", reservationId)\n    .where("removed_at", "is", null)',
      'set({ charge_on: day }).where("reservation_id", "=", reservationId)',
      "a card that its buyer has removed",
    ],
  ]),
  ...proved(`${sale}/refund/owed_store.ts`, `${sale}/ending/sweep_limits_test.ts`, [
    [
      "staff hear of owed refunds in any order",
      ".orderBy(owedSince)",
      "",
      "staff hear first of the refund that is owed longest",
    ],
  ]),
  ...proved(`${features}/payouts/store.ts`, `${features}/payouts/sweep_limits_test.ts`, [
    [
      "a payment's number starts from payouts before the last one",
      "l.transfer_id is not null\n        and l.created_at > p.created_at",
      "l.transfer_id is not null",
      "a payment's number goes on from payouts",
    ],
    [
      "a refund before the release is a debt",
      "having sum(e.amount_cents) > 0 and bool_or(t.kind = 'release')",
      "having sum(e.amount_cents) > 0",
      "a shortfall only once they were released",
    ],
  ]),
  ...proved("backend/platform/http/admission.ts", "backend/platform/http/admission_test.ts", [
    [
      "a provider's calls wait behind everything else",
      'operation.roles.includes("signature") || ',
      "",
      "receiveText waits in the lane first",
    ],
  ]),
  ...proved("backend/platform/db/migrate.ts", "backend/platform/db/migrate_test.ts", [
    [
      "migrations run in the order they are written down",
      "Object.keys(run.list).sort()",
      "Object.keys(run.list)",
      "runs a list in the order of its names",
    ],
    [
      "a usable index is built once more",
      " and not indisvalid",
      "",
      "keeps a usable index",
    ],
  ]),
  ...proved("backend/platform/pages/recent.ts", "backend/platform/pages/recent_test.ts", [
    [
      "a page that failed once to be made anew stays old",
      "      old.next = undefined;\n",
      "",
      "makes an answer anew after a renewal that failed",
    ],
    [
      "one page fewer is kept than may be",
      "known.size > most",
      "known.size >= most",
      "keeps as many answers as it may",
    ],
  ]),
  ...proved("backend/platform/http/rate.ts", "backend/platform/http/rate_test.ts", [
    [
      "each account of a network has its own tries at passwords",
      'rate.per === "address" ? undefined : userId',
      "userId",
      "count calls of credentials by what the contract names",
    ],
  ]),
  ...proved(`${features}/notifications/actions.ts`, `${features}/notifications/notifications_test.ts`, [
    [
      "an email that its reader waits for comes in the morning",
      "NEWS_GROUPS.includes(group) ? quietUntil(reader.settings, reader.now) : undefined",
      "quietUntil(reader.settings, reader.now)",
      "emails news after the reader's quiet hours",
    ],
  ]),
  ...proved(`${features}/matches/pedigree_store.ts`, `${features}/matches/matches_test.ts`, [
    [
      "an older record outweighs the one that staff verified",
      "order by r.verified_at is null, r.created_at",
      "order by r.created_at",
      "a verified record of an animal outweighs an older one",
    ],
  ]),
  ...proved(
    `${features}/saved_searches/match_actions.ts`,
    `${features}/saved_searches/saved_searches_test.ts`,
    [
      [
        "finds that no longer fit fill every message of a search",
        "    if (gone.length) await store.dropFound(trx, searchId, gone.map(({ id }) => id));\n",
        "",
        "is told of behind 20 that were found before it",
      ],
    ],
  ),
  ...proved(`${features}/search/reader_actions.ts`, `${features}/search/feed_test.ts`, [
    [
      "a change that commits between two pages of changes is never read",
      "snapshot ??= page.snapshot",
      "snapshot = page.snapshot",
      "misses no transaction that ends between two pages",
    ],
  ]),
  ...proved(`${features}/waitlists/promise_store.ts`, `${features}/waitlists/waitlists_test.ts`, [
    [
      "a line stands still once a place goes back to an address that waits again",
      "(o.user_id = e.user_id or o.email = e.email)",
      "o.user_id = e.user_id",
      "leaves alone who waits again by the same address",
    ],
  ]),
  ...proved("backend/platform/jobs/crons.ts", "backend/platform/jobs/crons_test.ts", [
    [
      "jobs by the clock are planned by the process clock",
      "const at = rows[0]!.at;",
      "const at = new Date();",
      "run in time when the process clock is 2 days off",
    ],
  ]),
  ...proved("backend/platform/clock.ts", "backend/platform/clock_test.ts", [
    [
      "the product's time is the process's",
      "ahead === undefined ? wall()",
      "ahead !== undefined ? wall()",
      "has the process's time before the first comparison",
    ],
  ]),
];

/** Returns bugs of one file, each `[name, before, after, proof]`, which one test file finds. */
function proved(
  file: string,
  test: string,
  slips: readonly (readonly [name: string, before: string, after: string, proof: string])[],
): PlantedBug[] {
  return slips.map(([name, before, after, proof]) => ({ name, file, before, after, proof, tests: [test] }));
}
