import { addProtocol, Map, type MapOptions, setWorkerUrl, type SourceSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { feature, mesh } from "topojson-client";
import countiesUrl from "us-atlas/counties-10m.json?url";
import statesUrl from "us-atlas/states-10m.json?url";
import type { Area } from "./areas.ts";
import { COUNTIES, nothing, styleOf, type Tiles } from "./map_style.ts";
import { Undrawable } from "./undrawable.ts";

type Atlas = Parameters<typeof mesh>[0];

/** Zoom level from which counties are drawn. Their file is 200 kB. */
const COUNTIES_FROM = 5.5;
const FIT = { padding: 48, maxZoom: 11 };

export type View = { area: Area; zoom: number };
/** Added to the events of a movement that a button started: `isTheirs` says that the visitor wanted it. */
type Cause = { isTheirs?: boolean };
export type MapView = {
  /** Returns the pixels of a point from the map's left and top edge. */
  project: (point: { latitude: number; longitude: number }) => { x: number; y: number };
  /** Shows an area. `isOurs` says that the visitor has not moved the map. */
  fit: (area: Area, isOurs: boolean) => void;
  zoomBy: (levels: number) => void;
  close: () => void;
};

setWorkerUrl(new URL(workerUrl, location.href).href);

const load = async (url: string): Promise<Atlas> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The map's file answered ${response.status}.`);
  return await response.json() as Atlas;
};

/** Returns the source of the operator's tiles. */
async function sourceOf({ url, attribution }: Tiles): Promise<SourceSpecification> {
  if (!url.endsWith(".pmtiles")) {
    const type = /\.(png|jpe?g|webp|avif)(\?|$)/.test(url) ? "raster" : "vector";
    return { type, tiles: [url], attribution, ...type === "raster" ? { tileSize: 256 } : {}, maxzoom: 14 };
  }
  const { PMTiles, Protocol, TileType } = await import("pmtiles");
  const protocol = new Protocol();
  addProtocol("pmtiles", protocol.tile);
  const archive = new PMTiles(url);
  protocol.add(archive);
  const { tileType, maxZoom } = await archive.getHeader();
  const type = tileType === TileType.Mvt ? "vector" : "raster";
  return { type, tiles: [`pmtiles://${url}/{z}/{x}/{y}`], attribution, maxzoom: maxZoom };
}

function drawn(options: MapOptions): Map {
  try {
    return new Map(options);
  } catch (error) {
    throw new Undrawable(undefined, { cause: error });
  }
}

/**
 * Opens the map in an element. Calls `onFrame` for every frame of a movement, and `onView` when the map rests.
 * Fails with `Undrawable` if the browser can't draw it, and otherwise if a file is missing.
 */
export async function openView(box: HTMLElement, { area, tiles, label, onFrame, onView }: {
  area: Area;
  tiles: Tiles | undefined;
  /** Name of the map for screen readers. */
  label: string;
  onFrame: () => void;
  onView: (view: View, isOurs: boolean) => void;
}): Promise<MapView> {
  const source = tiles && await sourceOf(tiles);
  const atlas = source ? undefined : await load(statesUrl);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = drawn({
    container: box,
    style: styleOf({
      font: getComputedStyle(box).fontFamily.split(",")[0]!.replaceAll('"', ""),
      isDark: getComputedStyle(document.documentElement).colorScheme === "dark",
      tiles: source && { source },
      land: atlas ? feature(atlas, atlas.objects.nation!) : nothing,
      borders: atlas ? mesh(atlas, atlas.objects.states as never, (a, b) => a !== b) : nothing,
    }),
    bounds: boundsOf(area),
    fitBoundsOptions: FIT,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    minZoom: 1,
    maxZoom: 14,
    locale: { "Map.Title": label },
    fadeDuration: isCalm ? 0 : 200,
  });
  map.touchZoomRotate.disableRotation();
  let hasCounties = source !== undefined;
  async function drawCounties(): Promise<void> {
    if (hasCounties || map.getZoom() < COUNTIES_FROM) return;
    hasCounties = true;
    const all = await load(countiesUrl);
    const lines = mesh(all, all.objects.counties as never, (a, b) => a !== b);
    (map.getSource(COUNTIES) as unknown as { setData: (data: GeoJSON.GeoJSON) => void } | undefined)?.setData(
      lines,
    );
  }
  map.on("move", onFrame);
  // A new size of the map also counts as a movement, without an event of the visitor. The end of a movement
  // may lack that event, so its start decides.
  let isTheirs = false;
  map.on("movestart", (event) => {
    isTheirs = event.originalEvent !== undefined || (event as Cause).isTheirs === true;
  });
  map.on("moveend", () => {
    const bounds = map.getBounds();
    onView({
      area: {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      },
      zoom: map.getZoom(),
    }, !isTheirs);
    // The map is complete without them.
    void drawCounties().catch(() => hasCounties = false);
  });
  await new Promise<void>((done) => map.once("load", () => done()));
  return {
    project: ({ latitude, longitude }) => map.project([longitude, latitude]),
    fit: (next, isOurs) =>
      map.fitBounds(
        boundsOf(next),
        { ...FIT, animate: !isCalm && !isOurs },
        { isTheirs: !isOurs } satisfies Cause,
      ),
    zoomBy: (levels) =>
      map.zoomTo(map.getZoom() + levels, { animate: !isCalm }, { isTheirs: true } satisfies Cause),
    close: () => map.remove(),
  };
}

const boundsOf = ({ west, south, east, north }: Area): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];
