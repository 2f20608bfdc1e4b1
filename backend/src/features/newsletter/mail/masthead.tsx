import { capitalised } from '@gevel/contract/figure-text'
import { homeHref } from '@gevel/contract/hrefs'
import type { NewsletterList } from '@gevel/contract/newsletter'
import { Logo } from '../../../platform/mail/logo'
import type { Sender } from '../../../platform/mail/mail-text'
import { Table } from './mail-rows'
import { styles } from './mail-styles'

const dayText = new Intl.DateTimeFormat('nl-NL', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' },
})

interface MastheadProps {
  issue: { list: NewsletterList; at: Date }
  sender: Sender
}

/** The head of a mail: logo and day, in the colour of the edition. */
export function Masthead({ issue: { list, at }, sender: { brand, siteUrl } }: MastheadProps) {
  const isPro = list === 'pro'
  return (
    <tr>
      <td className="px" style={isPro ? styles.mastheadOfPro : styles.masthead}>
        <Table>
          <tr>
            <td>
              <Logo brand={brand} href={isPro ? siteUrl + homeHref('pro') : siteUrl} isOnDark={isPro} />
            </td>
            <td align="right" valign="bottom" style={isPro ? styles.dateOfPro : styles.date}>
              <b>{capitalised(dayText.format(at))}</b>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  )
}
