import type { Edition } from '@gevel/contract/editions'

function icon(src: string, size: number, purpose: 'any' | 'maskable' = 'any') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** The icons of each edition, made by `icons/write-icons.ts`. */
export const APP_ICONS = {
  general: {
    manifest: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
  },
  pro: {
    manifest: [
      icon('/pro-icon-192.png', 192),
      icon('/pro-icon-512.png', 512),
      icon('/pro-icon-maskable-512.png', 512, 'maskable'),
    ],
  },
} as const satisfies Record<Edition, object>
