/**
 * Returns the port of a setting, or the default. If it is not a port, or is already in use, it prints what to
 * do and exits, before anything is started that would need cleaning up.
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
      // This machine lacks one of the two loopback addresses; the other is checked too.
    }
  }
  return port;
}

function refuse(why: string): never {
  console.error(why);
  Deno.exit(1);
}
