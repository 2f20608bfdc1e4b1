/** The users of the demo content; the seed creates them, `npm start` prints them. */
export const demoPassword = 'Gevel-demo-2026'

export const demoAccounts = [
  { role: 'reader', email: 'lezer@gevel.example', name: 'Lotte Lezer' },
  { role: 'subscriber', email: 'abonnee@gevel.example', name: 'Abel Abonnee' },
  { role: 'manager', email: 'bedrijf@gevel.example', name: 'Mila Manager' },
  { role: 'employer', email: 'werkgever@gevel.example', name: 'Wietske Werkgever' },
  { role: 'editor', email: 'redactie@gevel.example', name: 'Reinier Redactie' },
  { role: 'service', email: 'abonneeservice@gevel.example', name: 'Sanne Service' },
  // without an owner the first visitor of the admin could create one
  { role: 'owner', email: 'eigenaar@gevel.example', name: 'Olga Eigenaar' },
] as const

/** The accounts for the seed, in the format of GEVEL_DEMO_ACCOUNTS. */
export const demoAccountsForSeed = JSON.stringify(
  demoAccounts.map((account) => ({ ...account, password: demoPassword })),
)
