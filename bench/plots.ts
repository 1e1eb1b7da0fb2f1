/**
 * Draws plots as SVG without a library, because lines and bars need none, and these are readable on light and
 * dark backgrounds.
 */

const WIDTH = 760;
const LEFT = 64;
const RIGHT = 24;
const LINE = 26;
const COLORS = ["#0b7285", "#c2255c", "#5f3dc4", "#e67700", "#2b8a3e", "#364fc7", "#a61e4d", "#087f5b"];
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.soft{fill:#59636e}.grid{stroke:#d1d9e0}
@media (prefers-color-scheme:dark){text{fill:#f0f6fc}.soft{fill:#9198a1}.grid{stroke:#3d444d}}`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const short = (value: number): string =>
  value >= 1e6
    ? `${value / 1e6} M`
    : value >= 1e3
    ? `${+(value / 1e3).toPrecision(3)} k`
    : `${+value.toPrecision(2)}`;

function svg(title: string, height: number, body: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<text x="16" y="24" font-weight="600">${escaped(title)}</text>
${body.join("\n")}
</svg>
`;
}

/** Draws horizontal bars with their values, in the given order. */
export function bars(title: string, rows: readonly { name: string; value: number; words: string }[]): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const from = 300;
  const body = rows.map(({ name, value, words }, at) => {
    const y = 44 + at * LINE;
    const width = Math.max(1, (WIDTH - from - 140) * value / most);
    return `<text x="${from - 10}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${from}" y="${y}" width="${width.toFixed(1)}" height="18" rx="3" fill="${COLORS[0]}"/>` +
      `<text class="soft" x="${(from + width + 8).toFixed(1)}" y="${y + 14}">${escaped(words)}</text>`;
  });
  return svg(title, 56 + rows.length * LINE, body);
}

/** Draws lines over two logarithmic axes, each with its name beside it. */
export function lines(
  title: string,
  { x, y, series }: {
    x: string;
    y: string;
    series: readonly { name: string; points: readonly [number, number][] }[];
  },
): string {
  const all = series.flatMap(({ points }) => points);
  const span = (of: readonly number[]): [number, number] => [
    10 ** Math.floor(Math.log10(Math.min(...of))),
    10 ** Math.ceil(Math.log10(Math.max(...of) * 1.001)),
  ];
  const xs = span(all.map(([at]) => at));
  const ys = span(all.map(([, at]) => at));
  const top = 48;
  const bottom = 360;
  const right = WIDTH - RIGHT;
  const place = (value: number, [least, most]: [number, number], from: number, to: number) =>
    from + (to - from) * Math.log10(value / least) / Math.log10(most / least);
  const px = (value: number) => place(value, xs, LEFT, right).toFixed(1);
  const py = (value: number) => place(value, ys, bottom, top).toFixed(1);
  const decades = ([least, most]: [number, number]) =>
    Array.from({ length: Math.round(Math.log10(most / least)) + 1 }, (_, at) => least * 10 ** at);
  const body = [
    ...decades(ys).map((value) =>
      `<line class="grid" x1="${LEFT}" x2="${right}" y1="${py(value)}" y2="${py(value)}"/>` +
      `<text class="soft" x="${LEFT - 8}" y="${Number(py(value)) + 4}" text-anchor="end">${
        short(value)
      }</text>`
    ),
    ...decades(xs).map((value) =>
      `<line class="grid" y1="${top}" y2="${bottom}" x1="${px(value)}" x2="${px(value)}"/>` +
      `<text class="soft" x="${px(value)}" y="${bottom + 18}" text-anchor="middle">${short(value)}</text>`
    ),
    `<text class="soft" x="${right}" y="${bottom + 36}" text-anchor="end">${escaped(x)}</text>`,
    `<text class="soft" x="16" y="${top - 6}">${escaped(y)}</text>`,
    ...series.map(({ name, points }, at) => {
      const color = COLORS[at % COLORS.length];
      const path = points.map(([one, other]) => `${px(one)},${py(other)}`).join(" ");
      const dots = points.map(([one, other]) =>
        `<circle cx="${px(one)}" cy="${py(other)}" r="3.5" fill="${color}"/>`
      );
      const row = bottom + 56 + Math.floor(at / 2) * 20;
      const column = at % 2 ? WIDTH / 2 : LEFT;
      return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join("")}` +
        `<rect x="${column}" y="${row - 10}" width="12" height="12" rx="2" fill="${color}"/>` +
        `<text x="${column + 18}" y="${row + 1}">${escaped(name)}</text>`;
    }),
  ];
  return svg(title, bottom + 76 + Math.floor((series.length - 1) / 2) * 20, body);
}
