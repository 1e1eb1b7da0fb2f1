/** Indexes that keep receipt numbers unique and find payments without a receipt. */
export const withoutTransaction = [
  "create unique index concurrently if not exists payments_receipt_number on payments (receipt_number)",
  `create index concurrently if not exists payments_without_receipt on payments (id)
    where receipt is null and status = 'succeeded' and not is_returned`,
  "alter table payments validate constraint payments_receipt_whole",
];
