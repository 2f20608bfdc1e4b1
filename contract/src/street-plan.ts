import { z } from 'zod'

/** Longitude and latitude in degrees (RFC 7946 §3.1.1). */
const positionSchema = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
const lineSchema = z.array(positionSchema).min(2).max(500)

/** An area of several polygons, each with its outline first and its holes after it. */
const areaSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({ kind: z.enum(['water', 'park', 'building']) }),
  geometry: z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(lineSchema).min(1)).max(500) }),
})

/** Lines; `route` is the walk to the door. */
const linesSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({ kind: z.enum(['road', 'railway', 'track', 'route']) }),
  geometry: z.object({ type: z.literal('MultiLineString'), coordinates: z.array(lineSchema).max(100) }),
})

/** A place with its name; `here` is the door, and `name` is only a name, turned clockwise by `degrees`. */
const placeSchema = z.object({
  type: z.literal('Feature'),
  properties: z.object({
    kind: z.enum(['station', 'here', 'name']),
    name: z.string().min(1).max(60),
    degrees: z.number().min(-180).max(180).optional(),
  }),
  geometry: z.object({ type: z.literal('Point'), coordinates: positionSchema }),
})

export const planFeatureSchema = z.union([areaSchema, linesSchema, placeSchema])
export type PlanFeature = z.infer<typeof planFeatureSchema>

/** A drawing of the streets around an address, as GeoJSON (RFC 7946). */
export const streetPlanSchema = z.object({
  type: z.literal('FeatureCollection'),
  /** what is shown: west, south, east, north */
  bbox: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .refine(([west, south, east, north]) => west < east && south < north),
  features: z.array(planFeatureSchema).max(100),
})
export type StreetPlan = z.infer<typeof streetPlanSchema>
