/**
 * A server process with nothing but the embedded endpoint, for tests that need real processes:
 * `deno run -A testing_server.ts '{"connectionString": ..., "appId": ..., "key": ..., "secret": ...}'`.
 * Without a connection string its events stay in the process. It prints {"port": n} when it is ready, then reads one
 * JSON a line from its input: {"petStatus": PetStatusChange} or {"trigger": LiveEvent} sends, {"drop": true} tells
 * every socket to reconnect, {"authorize": {socketId, channel, sessionId}} prints the answer.
 */
import process from "node:process";
import { createInterface } from "node:readline";
import { memoryBus } from "../../platform/ports/realtime/bus.ts";
import {
  type LiveEvent,
  type PetStatusChange,
  petStatusEvents,
} from "../../platform/ports/realtime/channels.ts";
import { realtimeEndpoint } from "../../platform/ports/realtime/endpoint.ts";
import { postgresBus } from "../../platform/ports/realtime/postgres_bus.ts";
import { pusherRealtime } from "../../platform/ports/realtime/pusher.ts";

type Command = {
  petStatus?: PetStatusChange;
  trigger?: LiveEvent;
  drop?: true;
  authorize?: { socketId: string; channel: string; sessionId: string };
};

const { connectionString, ...app } = JSON.parse(Deno.args[0] ?? "{}") as {
  connectionString?: string;
  appId: string;
  key: string;
  secret: string;
  allowedOrigins?: string[];
};
const bus = connectionString ? postgresBus({ connectionString }) : memoryBus();
if ("ready" in bus) await bus.ready;
let endpoint = realtimeEndpoint({ ...app, bus });
const server = Deno.serve(
  { port: 0, hostname: "127.0.0.1", onListen: () => {} },
  (request) => endpoint.handle(request) ?? new Response("not found", { status: 404 }),
);
const port = pusherRealtime({ ...app, cluster: null, host: "127.0.0.1", port: server.addr.port });
console.log(JSON.stringify({ port: server.addr.port }));

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line) as Command;
  if (command.drop) {
    await endpoint.close();
    endpoint = realtimeEndpoint({ ...app, bus });
  }
  if (command.authorize) {
    const { socketId, channel, sessionId } = command.authorize;
    console.log(JSON.stringify({ auth: port.authorize(socketId, channel, { id: sessionId }) ?? null }));
  }
  const events = [...(command.petStatus ? petStatusEvents(command.petStatus) : []), command.trigger ?? []]
    .flat();
  for (const { channels, event, data } of events) await port.trigger(channels, event, data);
}
Deno.exit(0);
