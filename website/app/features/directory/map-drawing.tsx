import { staticPart } from '../../ui/lazy/static-part.tsx'

/** The map: rendered on the server; its code and the provinces are loaded after a client navigation only. */
export const MapDrawing = staticPart(async () => (await import('../../ui/map/netherlands-map.tsx')).NetherlandsMap, {
  tag: 'div',
  className: 'map-frame',
})

/** Where the drawing comes from, as its licences require. */
export const MAP_SOURCE = 'Kaart: CBS en Kadaster. Plaatsen: GeoNames.'
