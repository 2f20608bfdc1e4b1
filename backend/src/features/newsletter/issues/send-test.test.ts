import { expect, test } from 'vitest'
import { sendMail } from '../../../platform/mail/send-mail'
import { deliverMailings } from '../../../platform/mailing/deliver'
import { sendNewsletterTest } from './send-test'

test.each([sendMail, deliverMailings, sendNewsletterTest])(
  '$name waits where there is no mail server',
  ({ paused }) => {
    // of several backends, one without a mail server would take jobs from the others and fail
    expect(paused).toBe(true)
  },
)
