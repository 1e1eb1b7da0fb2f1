import { cities } from "virtual:map-cities";
import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";

/** Tiles by the operator's setting: a template of raster or vector tiles, or a PMTiles archive. */
export type Tiles = { url: string; attribution: string };

type Colors = { land: string; water: string; line: string; border: string; road: string; ink: string };
const LIGHT: Colors = {
  land: "#f7f5ef",
  water: "#d5e4e6",
  line: "#e2ded2",
  border: "#b3ad9c",
  road: "#e4ddcb",
  ink: "#4c5450",
};
const DARK: Colors = {
  land: "#1d2723",
  water: "#111917",
  line: "#2b3732",
  border: "#4b5b54",
  road: "#34413b",
  ink: "#b7c2bc",
};
/** Number of the largest cities that are named from each zoom level on. Labels that overlap are left out. */
const NAMED = ["step", ["zoom"], 24, 4, 60, 5, 150, 6, 400, 7, 5_000];

/** Sources of the embedded map. Counties are added when they are needed. */
export const COUNTIES = "counties";
export const nothing = { type: "FeatureCollection" as const, features: [] };

/** Returns the style of the map: our own states, counties and cities, or the operator's tiles in our colors. */
export function styleOf(
  { isDark, font, tiles, land, borders }: {
    isDark: boolean;
    font: string;
    tiles: { source: SourceSpecification } | undefined;
    land: GeoJSON.GeoJSON;
    borders: GeoJSON.GeoJSON;
  },
): StyleSpecification {
  const colors = isDark ? DARK : LIGHT;
  if (tiles?.source.type === "raster") {
    return {
      version: 8,
      sources: { tiles: tiles.source },
      layers: [
        { id: "ground", type: "background", paint: { "background-color": colors.land } },
        { id: "tiles", type: "raster", source: "tiles" },
      ],
    };
  }
  if (tiles) {
    return { version: 8, sources: { tiles: tiles.source }, layers: vectorLayers(colors, font) };
  }
  return {
    version: 8,
    sources: {
      land: { type: "geojson", data: land },
      borders: { type: "geojson", data: borders },
      [COUNTIES]: { type: "geojson", data: nothing },
      cities: { type: "geojson", data: citiesGeoJson() },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colors.water } },
      { id: "land", type: "fill", source: "land", paint: { "fill-color": colors.land } },
      { id: "counties", type: "line", source: COUNTIES, paint: { "line-color": colors.line } },
      {
        id: "borders",
        type: "line",
        source: "borders",
        paint: { "line-color": colors.border, "line-width": 1.2 },
      },
      {
        id: "cities",
        type: "symbol",
        source: "cities",
        filter: ["<=", ["get", "rank"], NAMED] as never,
        layout: { ...label(font, 12), "symbol-sort-key": ["get", "rank"] },
        paint: named(colors),
      },
    ],
  };
}

const label = (font: string, size: number) => ({
  "text-field": ["get", "name"] as never,
  "text-font": [font],
  "text-size": size,
});
const named = ({ ink, land }: Colors) => ({
  "text-color": ink,
  "text-halo-color": land,
  "text-halo-width": 1.4,
});

const citiesGeoJson = (): GeoJSON.FeatureCollection => ({
  type: "FeatureCollection",
  features: cities.map(([name, , latitude, longitude], rank) => ({
    type: "Feature",
    properties: { name, rank },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  })),
});

/**
 * Layers of vector tiles by the names of OpenMapTiles and of Protomaps. Tiles have one set of them; layers of
 * the other draw nothing.
 */
function vectorLayers(colors: Colors, font: string): LayerSpecification[] {
  const of = (layer: string) => ({ source: "tiles", "source-layer": layer });
  const lines = (id: string, layer: string, color: string, width: number): LayerSpecification => ({
    id,
    type: "line",
    ...of(layer),
    paint: { "line-color": color, "line-width": width },
  });
  const places = (id: string, layer: string): LayerSpecification => ({
    id,
    type: "symbol",
    ...of(layer),
    layout: label(font, 12),
    paint: named(colors),
  });
  return [
    { id: "ground", type: "background", paint: { "background-color": colors.land } },
    { id: "earth", type: "fill", ...of("earth"), paint: { "fill-color": colors.land } },
    { id: "water", type: "fill", ...of("water"), paint: { "fill-color": colors.water } },
    lines("streets", "transportation", colors.road, 1),
    lines("roads", "roads", colors.road, 1),
    lines("boundary", "boundary", colors.border, 1),
    lines("boundaries", "boundaries", colors.border, 1),
    places("place", "place"),
    places("places", "places"),
  ];
}
