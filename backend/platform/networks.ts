/**
 * Returns the network that counts as one visitor: an IPv4 address (even in IPv6 form), or 56 bits of IPv6.
 * Providers give a home a /64 up to a /56, and the owner of a /56 can switch among its 256 networks at will.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (dotted) return dotted;
  const [head = "", tail] = ip.toLowerCase().split("%", 1)[0]!.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) => parseInt(group, 16));
  const [, , , , , mapped, high = 0, low = 0] = groups;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  }
  const network = [...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00];
  return `${network.map((group) => group.toString(16)).join(":")}::/56`;
}
