import type { SubjectKind } from '@gevel/contract/following'
import { type DeclaredNotice, declareNotices } from '../../routing/done-notice.ts'

/** Why a visitor has to log in, on the log-in screen, and why a change was rejected, on the account's page. */
export const listNotices = declareNotices({
  bewaren: {
    title: 'Log in om dit artikel te bewaren',
    text: 'Bewaarde artikelen staan in uw account. Zodra u bent ingelogd, bewaren wij het.',
  },
  vacature: {
    title: 'Log in om deze vacature te bewaren',
    text: 'Bewaarde vacatures staan in uw account. Zodra u bent ingelogd, bewaren wij haar.',
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
  'vacature-weg': {
    title: 'Deze vacature staat niet meer op de site',
    text: 'Daarom is zij niet bewaard.',
    part: 'vacatures',
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
})

/** Why a visitor has to log in to follow something of each kind. */
export const followReasons: Readonly<Record<SubjectKind, DeclaredNotice>> = {
  tag: listNotices.volgen,
  author: listNotices['volgen-auteur'],
  company: listNotices['volgen-bedrijf'],
  series: listNotices['volgen-reeks'],
}
