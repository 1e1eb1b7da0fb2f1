import { type KeyboardEvent, useState } from "react";
import { Dialog, Icon, IconButton } from "@hearthpaw/ui-kit";
import { PrivatePicture, usePrivateAddress } from "./PrivatePicture.tsx";
import * as texts from "./texts.ts";
import css from "./pictures.module.css";

type Shown = { key: string; name: string; isPdf: boolean; isIdentity: boolean };

/** Documents side by side. A press shows one full screen, with zoom. */
export function Pictures({ files }: { files: readonly Shown[] }) {
  const [opened, setOpened] = useState<number>();
  const pictures = files.filter(({ isPdf }) => !isPdf);
  return (
    <>
      <ul className={css.grid}>
        {files.map((file) => (
          <li key={file.key} className={file.isIdentity ? css.large : undefined}>
            {file.isPdf ? <PdfTile file={file} /> : (
              <button
                type="button"
                className={css.tile}
                aria-label={texts.enlarge(file.name)}
                onClick={() => setOpened(pictures.indexOf(file))}
              >
                <span className={css.frame}>
                  <PrivatePicture fileKey={file.key} alt="" className={css.picture} />
                  <Icon name="expand" size={18} className={css.expand} />
                </span>
                <span className={css.name}>{file.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened !== undefined && pictures[opened] && (
        <Enlarged
          file={pictures[opened]}
          place={pictures.length > 1
            ? texts.openedOf({ opened: opened + 1, picturesCount: pictures.length })
            : ""}
          onStep={(by) => setOpened((opened + by + pictures.length) % pictures.length)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function PdfTile({ file }: { file: Shown }) {
  const { data } = usePrivateAddress(file.key);
  return (
    <a className={css.tile} href={data?.url} target="_blank" rel="noopener noreferrer" aria-disabled={!data}>
      <span className={css.frame}>
        <Icon name="document" size={36} />
      </span>
      <span className={css.name}>{texts.namePdf(file.name)}</span>
    </a>
  );
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

function Enlarged({ file, place, onStep, onClose }: {
  file: Shown;
  place: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}) {
  const [zoom, setZoom] = useState(0);
  const [shownKey, setShownKey] = useState(file.key);
  if (shownKey !== file.key) {
    setShownKey(file.key);
    setZoom(0);
  }
  const larger = () => setZoom((at) => Math.min(ZOOMS.length - 1, at + 1));
  const smaller = () => setZoom((at) => Math.max(0, at - 1));
  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // If zoomed in, the arrow keys move the image.
    if (step && zoom === 0 && place) onStep(step as 1 | -1);
    else if (event.key === "+" || event.key === "=") larger();
    else if (event.key === "-") smaller();
    else if (event.key === "0") setZoom(0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={file.name}
      footer={
        <div className={css.controls}>
          {place && <IconButton icon="chevron-left" label={texts.previousPhoto} onClick={() => onStep(-1)} />}
          {place && <span className={css.place}>{place}</span>}
          {place && <IconButton icon="chevron-right" label={texts.nextPhoto} onClick={() => onStep(1)} />}
          <IconButton icon="minus" label={texts.zoomOut} onClick={smaller} disabled={zoom === 0} />
          <span className={css.place} role="status">{`${Math.round(scale * 100)}%`}</span>
          <IconButton
            icon="plus"
            label={texts.zoomIn}
            onClick={larger}
            disabled={zoom === ZOOMS.length - 1}
          />
        </div>
      }
    >
      {/* deno-lint-ignore jsx-a11y -- the region scrolls, so it has to take the focus */}
      <div
        className={css.stage}
        tabIndex={0}
        data-autofocus
        role="group"
        aria-label={texts.pictureZoomLabel(file.name)}
        onKeyDown={press}
        onDoubleClick={() => setZoom((at) => at === 0 ? 2 : 0)}
      >
        <div className={css.sized} style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          <PrivatePicture fileKey={file.key} alt={file.name} className={css.picture} />
        </div>
      </div>
    </Dialog>
  );
}
