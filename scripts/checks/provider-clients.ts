/** The sites that users may log in to by the provider. */
export const providerClients = {
  ours: { client_id: 'gevel', client_secret: 'gevel-secret-of-the-provider' },
  other: { client_id: 'another-site', client_secret: 'another-secret-of-the-provider' },
}

/** Prefix of an address that the provider has not verified. */
export const unverifiedPrefix = 'onbevestigd'
