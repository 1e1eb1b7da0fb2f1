import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { GrowthPoint, SalesGrowthAnswer } from "@hearthpaw/client";
import { formatCents, LOCALE } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";
import { pointText } from "./words.ts";
import css from "./analytics.module.css";

/** Sales and views over time, one chart above the other. The table beside it has the same figures. */
export default function GrowthChart({ points, interval }: {
  points: readonly GrowthPoint[];
  interval: SalesGrowthAnswer["interval"];
}) {
  const data = points.map(({ date, salesCents, views }) => ({ date, sales: salesCents / 100, views }));
  const day = (date: string) => pointText(date, interval, true);
  const parts = [
    { key: "sales", title: texts.revenueMinusRefunds, color: "var(--brand)", text: dollars },
    { key: "views", title: texts.views, color: "var(--accent)", text: count },
  ] as const;
  return (
    <div className={css.charts}>
      {parts.map(({ key, title, color, text }) => (
        <figure key={key} className={css.chart}>
          <figcaption>{title}</figcaption>
          <ResponsiveContainer width="100%" height={220}>
            <BarChart data={data} accessibilityLayer margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
              <CartesianGrid vertical={false} stroke="var(--line)" />
              <XAxis
                dataKey="date"
                tickFormatter={day}
                minTickGap={28}
                tickLine={false}
                stroke="var(--line-strong)"
                tick={{ fill: "var(--ink-soft)", fontSize: 13 }}
              />
              <YAxis
                width={64}
                allowDecimals={false}
                tickFormatter={text}
                tickLine={false}
                axisLine={false}
                tick={{ fill: "var(--ink-soft)", fontSize: 13 }}
              />
              <Tooltip
                cursor={{ fill: "var(--sunken)" }}
                labelFormatter={(date) => pointText(String(date), interval)}
                formatter={(value) => [text(Number(value)), title]}
                contentStyle={{
                  background: "var(--paper)",
                  border: "1px solid var(--line)",
                  borderRadius: 10,
                  color: "var(--ink)",
                }}
                itemStyle={{ color: "var(--ink)" }}
              />
              <Bar dataKey={key} fill={color} radius={[3, 3, 0, 0]} isAnimationActive={false} />
            </BarChart>
          </ResponsiveContainer>
        </figure>
      ))}
    </div>
  );
}

const dollars = (value: number) => formatCents(Math.round(value * 100));
const count = (value: number) => value.toLocaleString(LOCALE);
