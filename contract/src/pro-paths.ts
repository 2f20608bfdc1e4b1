/** The paths that belong to the pro edition, by the name of their route (requirements §4). */
export const proPaths = {
  'home-pro': '/pro',
  'nieuws-pro': '/pro/nieuws',
  'item-tag': '/item/tag',
  'item-id-slug': '/item/:id/:slug?',
  'bouwgroothandel-bijeen': '/bouwgroothandel-bijeen',
  'business-update-bouwgroothandel': '/business-update-bouwgroothandel',
  provacatures: '/provacatures',
  'abonneren-mix-pro': '/abonneren/mix-pro',
} as const
