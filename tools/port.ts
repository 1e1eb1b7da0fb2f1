/**
 * Returns the port that a setting names, or the usual one. Ends the process with what to do where it is no port, or where
 * something listens there already: before anything is started that would have to be put away again.
 */
export function portOf(setting: string, usual: number): number {
  const given = Deno.env.get(setting) || String(usual);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65535) {
    refuse(`${setting} is "${given}", and must be a whole number from 1 to 65535`);
  }
  for (const hostname of ["127.0.0.1", "::1"]) {
    try {
      Deno.listen({ port, hostname }).close();
    } catch (error) {
      if (error instanceof Deno.errors.AddrInUse) {
        refuse(`Port ${port} is in use: stop what listens there, or set ${setting}`);
      }
      if (error instanceof Deno.errors.PermissionDenied) {
        refuse(`Port ${port} is not open to this user: set ${setting} to one above 1023`);
      }
      // No such address here: the other one is.
    }
  }
  return port;
}

function refuse(why: string): never {
  console.error(why);
  Deno.exit(1);
}
