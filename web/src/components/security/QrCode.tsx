import { useEffect, useState } from "react";
import { Skeleton } from "@hearthpaw/ui-kit";
import css from "./second_factor.module.css";

type Squares = { size: number; path: string };
/** The quiet zone that QR readers need, in squares. */
const EDGE = 4;
/** Size of the whole image, in px. */
const BOX = 228;

/** A text as a QR code, dark on white in both themes, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<Squares>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    squaresOf(text).then((made) => !isGone && setSquares(made), () => !isGone && setFailed(true));
    return () => void (isGone = true);
  }, [text]);
  if (hasFailed) return null;
  if (!squares) return <Skeleton width={BOX} height={BOX} />;
  const whole = squares.size + 2 * EDGE;
  const side = whole * Math.max(1, Math.floor(BOX / whole));
  return (
    <div className={css.qr}>
      <svg
        width={side}
        height={side}
        viewBox={`${-EDGE} ${-EDGE} ${whole} ${whole}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <rect x={-EDGE} y={-EDGE} width={whole} height={whole} fill="#fff" />
        <path d={squares.path} fill="#000" />
      </svg>
    </div>
  );
}

async function squaresOf(text: string): Promise<Squares> {
  const { generate } = await import("lean-qr");
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size: code.size, path };
}
