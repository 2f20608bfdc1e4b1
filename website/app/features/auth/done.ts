/** What can have been done just before a screen is shown, as `?gelukt=` names it. */
const DONE = {
  activeren: { title: 'Uw account is klaar', text: 'Log in om verder te gaan.' },
  uitloggen: { title: 'U bent uitgelogd', text: '' },
  overal: { title: 'U bent overal uitgelogd', text: 'Ook op uw andere apparaten.' },
  welkom: { title: 'Welkom', text: 'Uw e-mailadres is bevestigd en uw account is klaar.' },
  wachtwoord: { title: 'Uw wachtwoord is gewijzigd', text: 'Op andere apparaten bent u uitgelogd.' },
  profiel: { title: 'Opgeslagen', text: 'Uw gegevens zijn bijgewerkt.' },
  email: {
    title: 'Kijk in uw mail',
    text: 'Bevestig de wijziging met de links die wij naar uw oude en uw nieuwe adres hebben gestuurd.',
  },
  'email-niet': { title: 'Uw e-mailadres blijft zoals het was', text: '' },
  gekoppeld: { title: 'Gekoppeld', text: 'Voortaan logt u ook zo in.' },
  losgekoppeld: { title: 'Losgekoppeld', text: 'Zo inloggen kan niet meer.' },
  'geen-account': { title: 'U hebt hier nog geen account', text: 'Kies hieronder wat u leest, dan maken wij er een.' },
  apparaat: { title: 'Het apparaat is uitgelogd', text: '' },
  blijven: { title: 'Uw account blijft', text: 'Fijn dat u er nog bent.' },
} as const

export type Done = keyof typeof DONE

/** What is said of it; null when nothing was done. */
export function doneNotice({ searchParams }: URL): { title: string; text: string } | null {
  const done = searchParams.get('gelukt') ?? ''
  return Object.hasOwn(DONE, done) ? DONE[done as Done] : null
}
