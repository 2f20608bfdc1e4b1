import type { InvitationPurpose, InvitedEvent } from '@gevel/contract/invitations'
import type { Knex } from 'knex'
import type { Transaction } from '../../platform/database/transaction'
import type { Template } from '../../platform/mail/template'
import type { Account } from '../../platform/readers/account'
import type { InvitationRow } from './invitation'

/** What an invitation is to, as it is told to whom it is sent. */
export interface Offer {
  name: string
  edition: 'general' | 'pro' | 'mix'
  /** the company that pays; null when a person does */
  organisation: string | null
  /** whether it can still be accepted: false when the subscription has ended, or the event is over */
  isOn: boolean
  /** the page on which its places are given and taken back: a path of the site, or a URL of the admin */
  managedAt: string
  /** who hears of it when no account sent it: an organiser's address, or null for that of the publisher */
  organiser?: { email: string | null }
  event?: InvitedEvent
  /** when and where an event is, for its mails */
  detail?: string
}

/** How to invite to one kind of thing. Whoever adds one adds its name to the contract and to the table. */
export interface Purpose {
  name: InvitationPurpose
  /** what its mails are about, as in "een plaats in Mix Pro" */
  findOffer(knex: Knex, subjectId: number, at: Date): Promise<Offer | undefined>
  /**
   * Locks what the invitation is to until the transaction ends, so that its places are never given twice.
   * @returns how many places are free; those of open invitations are not
   */
  lockPlaces(trx: Transaction, subjectId: number, at: Date): Promise<number>
  /** Gives the place to an account; a repeat changes nothing. Without it one registers for the place by name. */
  admit?(
    trx: Transaction,
    invitation: InvitationRow,
    account: Pick<Account, 'id' | 'name' | 'username'>,
    at: Date,
  ): Promise<void>
  /** Notes that an invitation was declined. */
  noteDeclined(trx: Transaction, invitation: InvitationRow, at: Date): Promise<void>
  mails: {
    invitation: Template<{
      name: string
      inviter: string
      organisation: string | null
      offer: string
      /** when and where it is */
      detail?: string | undefined
      validUntil: Date
      link: string
    }>
    declined: InviterMail
    /** somebody found the invitation expired */
    wanted: InviterMail
  }
}

/** A mail to who invited. */
export type InviterMail = Template<{ name: string; email: string; offer: string; link: string }>
