import type { SqlFunction } from "../sql_functions.ts";

/**
 * Notifies open staff pages when a case enters or leaves a queue. A trigger does it, because many calls and
 * jobs move cases. A transaction that moves many cases adds one job for each queue.
 */
export const announceQueue: SqlFunction = {
  revision: 2,
  sql: `
    create or replace function announce_queue() returns trigger language plpgsql as $$
    declare
      queue text := tg_argv[0];
      setting text := 'hearthpaw.announced_' || queue;
      own text := pg_current_xact_id()::text;
    begin
      if current_setting(setting, true) = own then return null; end if;
      perform set_config(setting, own, true);
      perform graphile_worker.add_job('announceQueue', json_build_object('queue', queue));
      return null;
    end $$;
  `,
  triggers: [
    `create trigger breeders_queue after update of verification on breeders
      for each row when (old.verification is distinct from new.verification)
      execute function announce_queue('verifications')`,
    `create trigger change_requests_queue after update of status on change_requests
      for each row when (old.status is distinct from new.status)
      execute function announce_queue('changeRequests')`,
    `create trigger change_requests_queue_new after insert on change_requests
      for each row
      execute function announce_queue('changeRequests')`,
    `create trigger claim_changes_queue after update of status on claim_changes
      for each row when (old.status is distinct from new.status)
      execute function announce_queue('claimChanges')`,
    `create trigger claim_changes_queue_new after insert on claim_changes
      for each row
      execute function announce_queue('claimChanges')`,
    `create trigger deliveries_queue after update of status on deliveries
      for each row when (old.status is distinct from new.status)
      execute function announce_queue('deliveries')`,
    `create trigger deliveries_queue_new after insert on deliveries
      for each row
      execute function announce_queue('deliveries')`,
    `create trigger disputes_queue after update of status on disputes
      for each row when (old.status is distinct from new.status)
      execute function announce_queue('disputes')`,
    `create trigger disputes_queue_new after insert on disputes
      for each row
      execute function announce_queue('disputes')`,
    `create trigger fraud_cases_queue after update of status on fraud_cases
      for each row when (old.status is distinct from new.status)
      execute function announce_queue('fraud')`,
    `create trigger fraud_cases_queue_new after insert on fraud_cases
      for each row
      execute function announce_queue('fraud')`,
    `create trigger parents_queue after update of status, verified_at on parents
      for each row when (old.status is distinct from new.status or old.verified_at is distinct from
      new.verified_at)
      execute function announce_queue('parents')`,
    `create trigger parents_queue_new after insert on parents
      for each row when (new.status = 'in-review'::text)
      execute function announce_queue('parents')`,
    `create trigger pets_queue after update of status on pets
      for each row when (old.status is distinct from new.status and ((old.status = any
      (array['in-review'::text, 'not-approved-internal'::text])) or (new.status = any
      (array['in-review'::text, 'not-approved-internal'::text]))))
      execute function announce_queue('listings')`,
    `create trigger reports_queue after update of status on reports
      for each row when (old.status is distinct from new.status)
      execute function announce_queue('reports')`,
    `create trigger reports_queue_new after insert on reports
      for each row
      execute function announce_queue('reports')`,
  ],
};
