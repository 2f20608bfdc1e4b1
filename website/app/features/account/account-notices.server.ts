import { declareNotices } from '../../routing/done-notice.ts'

/** What the account and the log-in screen show after a form of the account. */
export const accountNotices = declareNotices({
  overal: { title: 'U bent overal uitgelogd', text: 'Ook op uw andere apparaten.' },
  profiel: { title: 'Opgeslagen', text: 'Uw gegevens zijn bijgewerkt.', part: 'profiel' },
  email: {
    title: 'Kijk in uw mail',
    text: 'Bevestig de wijziging met de links die wij naar uw oude en uw nieuwe adres hebben gestuurd.',
    part: 'e-mailadres',
  },
  'email-niet': { title: 'Uw e-mailadres blijft zoals het was', text: '', part: 'e-mailadres' },
  losgekoppeld: { title: 'Losgekoppeld', text: 'Zo inloggen kan niet meer.', part: 'inlogmethoden' },
  apparaat: { title: 'Het apparaat is uitgelogd', text: '', part: 'apparaten' },
  blijven: { title: 'Uw account blijft', text: 'Fijn dat u er nog bent.', part: 'gegevens' },
})
