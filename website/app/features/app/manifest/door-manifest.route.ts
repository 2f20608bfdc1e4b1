import { doorManifest } from './manifest.ts'

/** `GET /inchecken/manifest.webmanifest` */
export function loader() {
  return new Response(JSON.stringify(doorManifest()), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
