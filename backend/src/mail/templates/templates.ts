import { accountDeleted, accountDeletion } from './account-deletion'
import {
  editorEmailChanged,
  editorInvitation,
  editorLockOut,
  editorPasswordChanged,
  editorReset,
  editorSecondFactorRemoved,
} from './editor'
import { emailChanged, emailChangeNew, emailChangeOld } from './email-change'
import { lockOut, passwordChanged, reset } from './password'
import { planFailed } from './plan-failed'
import { activation, addressKnown, welcome } from './registration'
import type { Template } from './template'

/** Every kind of mail, by the name under which it is queued. */
export const templates = {
  activation,
  welcome,
  addressKnown,
  reset,
  passwordChanged,
  lockOut,
  emailChangeOld,
  emailChangeNew,
  emailChanged,
  accountDeletion,
  accountDeleted,
  planFailed,
  editorInvitation,
  editorReset,
  editorPasswordChanged,
  editorEmailChanged,
  editorLockOut,
  editorSecondFactorRemoved,
} as const satisfies Record<string, Template<unknown>>

export type TemplateName = keyof typeof templates

/** What a kind of mail has to know. */
export type PropsOf<Name extends TemplateName> = (typeof templates)[Name] extends Template<infer Props> ? Props : never

export const templateNames = Object.keys(templates) as TemplateName[]
