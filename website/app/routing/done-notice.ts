import { href } from '@gevel/contract/hrefs'

/** The results that a screen can show after a redirect, as named by `?gelukt=`. */
const DONE = {
  activeren: { title: 'Uw account is klaar', text: 'Log in om verder te gaan.' },
  uitloggen: { title: 'U bent uitgelogd', text: '' },
  bewaren: {
    title: 'Log in om dit artikel te bewaren',
    text: 'Bewaarde artikelen staan in uw account. Zodra u bent ingelogd, bewaren wij het.',
  },
  zoekvraag: {
    title: 'Log in om deze zoekvraag te bewaren',
    text: 'Bewaarde zoekvragen staan in uw account. Zodra u bent ingelogd, bewaren wij deze.',
  },
  volgen: {
    title: 'Log in om dit onderwerp te volgen',
    text: 'Gevolgde onderwerpen staan in uw account. Zodra u bent ingelogd, volgt u het.',
  },
  'volgen-auteur': {
    title: 'Log in om deze auteur te volgen',
    text: 'Gevolgde auteurs staan in uw account. Zodra u bent ingelogd, volgt u deze auteur.',
  },
  'volgen-bedrijf': {
    title: 'Log in om dit bedrijf te volgen',
    text: 'Gevolgde bedrijven staan in uw account. Zodra u bent ingelogd, volgt u het.',
  },
  'volgen-reeks': {
    title: 'Log in om deze bijeenkomst te volgen',
    text: 'In uw account staat dan wanneer de volgende is. Zodra u bent ingelogd, volgt u de bijeenkomst.',
  },
  'bewaren-weg': {
    title: 'Dit artikel staat niet meer op de site',
    text: 'Daarom is het niet bewaard.',
    part: 'bewaard',
    isProblem: true,
  },
  'zoekvraag-niet': {
    title: 'De zoekvraag is niet bewaard',
    text: 'U kunt er 50 bewaren. Verwijder hieronder eerst een zoekvraag die u niet meer gebruikt.',
    part: 'zoekvragen',
    isProblem: true,
  },
  'volgen-weg': {
    title: 'Dit staat niet meer op de site',
    text: 'Daarom volgt u het niet.',
    part: 'volgt',
    isProblem: true,
  },
  'volgen-vol': {
    title: 'U volgt er al te veel',
    text: 'Stop hieronder eerst met volgen van wat u niet meer leest, dan is er weer plaats.',
    part: 'volgt',
    isProblem: true,
  },
  overal: { title: 'U bent overal uitgelogd', text: 'Ook op uw andere apparaten.' },
  welkom: { title: 'Welkom', text: 'Uw e-mailadres is bevestigd en uw account is klaar.' },
  wachtwoord: {
    title: 'Uw wachtwoord is gewijzigd',
    text: 'Op andere apparaten bent u uitgelogd.',
    part: 'wachtwoord',
  },
  profiel: { title: 'Opgeslagen', text: 'Uw gegevens zijn bijgewerkt.', part: 'profiel' },
  email: {
    title: 'Kijk in uw mail',
    text: 'Bevestig de wijziging met de links die wij naar uw oude en uw nieuwe adres hebben gestuurd.',
    part: 'e-mailadres',
  },
  'email-niet': { title: 'Uw e-mailadres blijft zoals het was', text: '', part: 'e-mailadres' },
  gekoppeld: { title: 'Gekoppeld', text: 'Voortaan logt u ook zo in.', part: 'inlogmethoden' },
  losgekoppeld: { title: 'Losgekoppeld', text: 'Zo inloggen kan niet meer.', part: 'inlogmethoden' },
  'geen-account': { title: 'U hebt hier nog geen account', text: 'Kies hieronder wat u leest, dan maken wij er een.' },
  apparaat: { title: 'Het apparaat is uitgelogd', text: '', part: 'apparaten' },
  blijven: { title: 'Uw account blijft', text: 'Fijn dat u er nog bent.', part: 'gegevens' },
} as const

type Done = keyof typeof DONE

export interface DoneNotice {
  title: string
  text: string
  /** id of the section of the account's page */
  part?: string
  /** whether it could not be done */
  isProblem?: boolean
}

/** The URL that reports it: of the log-in screen, or of a section of the account's page. */
export function doneAt(screen: '/account' | '/inloggen', done: Done): string {
  const { part } = { part: undefined, ...DONE[done] }
  return `${href(screen)}?gelukt=${done}${part ? `#${part}` : ''}`
}

/** The notice, and the section of the account's page; null without any. */
export function doneNotice({ searchParams }: URL): DoneNotice | null {
  const done = searchParams.get('gelukt') ?? ''
  return Object.hasOwn(DONE, done) ? DONE[done as Done] : null
}
