import { createHmac } from "node:crypto";
import type { EventObject } from "./objects.ts";
import type { Sandbox } from "./context.ts";
import type { Delivery } from "./store.ts";
import { settle } from "./actions.ts";
import { openDispute } from "./disputes.ts";
import { endPayout } from "./payouts.ts";
import { planSweep, sweep } from "./platform.ts";
import { endRefund } from "./refund_outcomes.ts";

const ANSWER_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;
const GIVE_UP_MS = 3 * 24 * 3600 * 1000;
const AT_ONCE = 8;

/** Returns the header that proves a webhook's sender and time: `t` in seconds, `v1` the HMAC of `t.body`. */
function signature(body: string, secret: string, atMs: number): string {
  const t = Math.floor(atMs / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}

/** Returns the pause before the next try: half a second, doubled each time, at most half a minute. */
function retryPauseMs(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, 500 * 2 ** Math.min(attempts - 1, 10));
}

export interface Clockwork {
  wake(): void;
  stop(): void;
}

/**
 * Runs due tasks: settles payments and refunds, and sends webhooks until each is acknowledged with a 2xx.
 * Everything is read from the record, so a killed sandbox resumes after its restart.
 */
export function startClockwork(sandbox: Sandbox): Clockwork {
  const { store } = sandbox;
  const inFlight = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function send(delivery: Delivery): Promise<void> {
    const { webhookUrl, webhookSecret } = sandbox.settings();
    const event = store.get<EventObject>("event", delivery.eventId);
    if (!webhookUrl || !webhookSecret || !event) return;
    inFlight.add(delivery.key);
    const body = JSON.stringify(event, null, 2);
    const attempts = delivery.attempts + 1;
    let answer: string;
    let isAcknowledged = false;
    try {
      const response = await fetch(webhookUrl, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Hearthpaw-Sandbox/1.0",
          "stripe-signature": signature(body, webhookSecret, Date.now()),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      isAcknowledged = response.ok;
      answer = String(response.status);
    } catch (error) {
      answer = error instanceof Error ? error.name : "failed";
    }
    inFlight.delete(delivery.key);
    if (stopped) return;
    const hasExpired = Date.now() - delivery.createdMs > GIVE_UP_MS;
    store.setDelivery({
      ...delivery,
      attempts,
      answer,
      state: isAcknowledged ? "delivered" : hasExpired ? "exhausted" : "pending",
      dueMs: Date.now() + (isAcknowledged ? 0 : retryPauseMs(attempts)),
    });
    wake();
  }

  function tick(): void {
    timer = undefined;
    const now = Date.now();
    for (const task of store.dueTasks(now)) {
      store.tx(() => {
        if (task.kind === "settle") settle(sandbox, task.id, sandbox.settings().processingOutcome !== "fail");
        else if (task.kind === "dispute") openDispute(sandbox, task.id);
        else if (task.kind === "payout") endPayout(sandbox, task.id);
        else if (task.kind === "sweep") sweep(sandbox);
        else endRefund(sandbox, task.id);
        store.dropTask(task.key);
        if (task.kind === "sweep") planSweep(sandbox);
      });
    }
    const isOpen = sandbox.settings().webhookUrl !== null;
    const waiting = isOpen ? store.deliveries(["pending"]).filter((d) => !inFlight.has(d.key)) : [];
    let nextDue = store.nextTask() ?? Infinity;
    for (const delivery of waiting) {
      if (inFlight.size >= AT_ONCE) break;
      if (delivery.dueMs <= now) void send(delivery);
      else {
        nextDue = Math.min(nextDue, delivery.dueMs);
        break;
      }
    }
    if (nextDue !== Infinity) arm(Math.max(10, nextDue - Date.now()));
  }

  function arm(ms: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(tick, Math.min(ms, 60_000));
  }

  // A short pause lets the transaction that woke us commit first, and batches simultaneous tasks.
  const wake = () => arm(2);
  wake();
  return {
    wake,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
