import { declareNotices } from '../../routing/done-notice.ts'

/** What the log-in screens and the account show after an action of this feature. */
export const authNotices = declareNotices({
  activeren: { title: 'Uw account is klaar', text: 'Log in om verder te gaan.' },
  uitloggen: { title: 'U bent uitgelogd', text: '' },
  welkom: { title: 'Welkom', text: 'Uw e-mailadres is bevestigd en uw account is klaar.' },
  wachtwoord: {
    title: 'Uw wachtwoord is gewijzigd',
    text: 'Op andere apparaten bent u uitgelogd.',
    part: 'wachtwoord',
  },
  gekoppeld: { title: 'Gekoppeld', text: 'Voortaan logt u ook zo in.', part: 'inlogmethoden' },
  'geen-account': { title: 'U hebt hier nog geen account', text: 'Kies hieronder wat u leest, dan maken wij er een.' },
})
