import type { SqlFunction } from "../sql_functions.ts";

/**
 * Drops a mask that belongs to an earlier text. A statement that changes a text without its mask comes from a
 * process of the version that stored no masks.
 */
export const dropOldMask: SqlFunction = {
  revision: 1,
  sql: `
    create or replace function drop_old_mask() returns trigger language plpgsql as $$
      begin
        new.mask := null;
        return new;
      end $$;
  `,
  triggers: [
    `create trigger application_forms_mask before update on application_forms
      for each row when (old.questions is distinct from new.questions and not old.mask is distinct from
      new.mask)
      execute function drop_old_mask()`,
    `create trigger applications_mask before update on applications
      for each row when ((old.questions is distinct from new.questions or old.answers is distinct from
      new.answers or old.own_pets is distinct from new.own_pets or old.reason is distinct from new.reason)
      and not old.mask is distinct from new.mask)
      execute function drop_old_mask()`,
    `create trigger chat_messages_mask before update on chat_messages
      for each row when (old.text is distinct from new.text and not old.mask is distinct from new.mask)
      execute function drop_old_mask()`,
    `create trigger matches_mask before update on matches
      for each row when (old.message is distinct from new.message and not old.mask is distinct from
      new.mask)
      execute function drop_old_mask()`,
    `create trigger reviews_mask before update on reviews
      for each row when ((old.title is distinct from new.title or old.text is distinct from new.text or
      old.answer is distinct from new.answer) and not old.mask is distinct from new.mask)
      execute function drop_old_mask()`,
    `create trigger waitlist_entries_mask before update on waitlist_entries
      for each row when ((old.name is distinct from new.name or old.note is distinct from new.note or
      old.reason is distinct from new.reason) and not old.mask is distinct from new.mask)
      execute function drop_old_mask()`,
  ],
};
