import { Check, Clock, Cross, Eye, PaperPlane, Pencil, Play, Stop } from '@strapi/icons'
import { useAuth } from '@strapi/strapi/admin'
import type { ShownIssue } from '../../features/newsletter/issues/show-issue'
import { sendNewsletters } from '../../features/newsletter/permission'
import type { Question } from '../kit/action/question'
import { useAction } from '../kit/action/use-action'
import { useFormKey } from '../kit/action/use-form-key'
import { usePermission } from '../kit/data/use-permission'
import { ActionList, type RowAction } from '../kit/detail/action-list'
import { countOf } from '../kit/words/amounts'
import { NEWSLETTER } from './newsletter-words'
import type { Draft } from './use-draft'

interface IssueActionsProps {
  issue: ShownIssue
  draft: Draft
}

/** What can be done with an issue as far as it is. What is on the screen is saved before it. */
export function IssueActions({ issue, draft }: IssueActionsProps) {
  const maySend = usePermission(sendNewsletters)
  const editor = useAuth('IssueActions', ({ user }) => user?.id)
  const { key, renewed } = useFormKey()
  const test = useAction<ShownIssue>({
    request: ({ list }, { to = '' }) => ({
      ...{ method: 'POST', path: `${NEWSLETTER}/test` },
      body: {
        list,
        subject: draft.values.subject,
        preview: draft.values.preview,
        blocks: draft.values.blocks,
        to,
        idempotencyKey: key.current,
      },
    }),
    question: () => ({
      title: 'Stuur een proef',
      text: 'Met [Proef] voor het onderwerp. Kliks worden niet geteld.',
      confirm: 'Stuur',
      fields: [{ name: 'to', label: 'Mailadres', kind: 'text', isRequired: true }],
    }),
    done: () => 'De proef is onderweg.',
  })
  const submit = useStep('submit', 'De nieuwsbrief is voorgelegd.')
  const approve = useStep('approve', 'De nieuwsbrief is goedgekeurd.')
  const now = useStep(
    'schedule',
    'De nieuwsbrief gaat eruit.',
    ({ subject, recipients }) => ({
      title: 'Verstuur nu',
      text: `‘${subject}’ gaat naar ${countOf(recipients ?? 0, ['lezer', 'lezers'])}. Dit is niet terug te halen.`,
      ...{ confirm: 'Verstuur nu', cancel: 'Nog niet' },
    }),
    () => ({ at: null }),
  )
  const schedule = useStep(
    'schedule',
    'De nieuwsbrief is ingepland.',
    ({ recipients }) => ({
      title: 'Plan in',
      text: `Gaat dan naar wie op dat moment is aangemeld; nu zijn dat ${countOf(recipients ?? 0, ['lezer', 'lezers'])}.`,
      confirm: 'Plan in',
      fields: [{ name: 'at', label: 'Moment, Nederlandse tijd', kind: 'moment', isRequired: true }],
    }),
    ({ at = '' }) => ({ at }),
  )
  const unschedule = useStep('unschedule', 'De nieuwsbrief is weer een concept.')
  const pause = useStep('pause', 'De nieuwsbrief staat stil.')
  const resume = useStep('resume', 'De nieuwsbrief gaat verder.')
  const cancel = useStep('cancel', 'De nieuwsbrief is gestopt.', ({ subject, startedAt }) => ({
    title: 'Stop de nieuwsbrief',
    text: `${startedAt ? 'Wie hem nog niet heeft, krijgt hem niet meer.' : 'Hij wordt niet verstuurd.'} Dit kan niet ongedaan worden gemaakt.`,
    ...{ confirm: 'Stop', cancel: 'Nog niet', isDanger: true },
    ...(startedAt && { typed: subject.slice(0, 20).trim() }),
  }))
  const decide = useStep(
    'unknown',
    'Dat is vastgelegd.',
    ({ figures }) => ({
      title: 'Beslis over onbekende mails',
      text: `Van ${countOf(figures?.mails.undecided ?? 0, ['mail', 'mails'])} is niet zeker of de mailserver hem aannam: de verbinding brak af. Opnieuw sturen kan betekenen dat iemand hem twee keer krijgt.`,
      confirm: 'Leg vast',
      fields: [
        {
          ...{ name: 'decision', label: 'Wat moet er gebeuren?', isRequired: true, value: 'leave' },
          kind: {
            options: [
              ['leave', 'Niet opnieuw sturen'],
              ['again', 'Opnieuw sturen'],
            ],
          },
        },
      ],
    }),
    ({ decision = '' }) => ({ decision }),
  )
  const saved = (run: (subject: ShownIssue) => Promise<boolean>) => async () =>
    (await draft.save()) && run({ ...issue, subject: draft.values.subject })
  const needsApproval = issue.needsApproval && issue.state !== 'approved'
  const { state } = issue
  const isOpen = state === 'draft' || state === 'submitted' || state === 'approved'
  const sending: RowAction[] = [
    {
      ...{ label: 'Keur goed', icon: <Check />, isBusy: approve.isBusy, run: () => approve.run(issue) },
      isShown: state === 'submitted' && issue.submitter !== editor,
    },
    {
      label: 'Verstuur nu',
      icon: <PaperPlane />,
      isBusy: now.isBusy,
      run: saved(now.run),
      isShown: isOpen && !needsApproval,
    },
    {
      label: 'Plan in',
      icon: <Clock />,
      isBusy: schedule.isBusy,
      run: saved(schedule.run),
      isShown: isOpen && !needsApproval,
    },
    {
      ...{
        label: 'Haal van de planning',
        icon: <Pencil />,
        isBusy: unschedule.isBusy,
        run: () => unschedule.run(issue),
      },
      isShown: state === 'scheduled',
    },
    {
      label: 'Zet stil',
      icon: <Stop />,
      isBusy: pause.isBusy,
      run: () => pause.run(issue),
      isShown: state === 'sending',
    },
    {
      label: 'Ga verder',
      icon: <Play />,
      isBusy: resume.isBusy,
      run: () => resume.run(issue),
      isShown: state === 'paused',
    },
    {
      ...{ label: 'Beslis over onbekende mails', icon: <Eye />, isBusy: decide.isBusy, run: () => decide.run(issue) },
      isShown: (state === 'sent' || state === 'sending') && (issue.figures?.mails.undecided ?? 0) > 0,
    },
    {
      ...{ label: 'Stop', icon: <Cross />, isBusy: cancel.isBusy, isDanger: true, run: () => cancel.run(issue) },
      isShown: state !== 'sent' && state !== 'cancelled',
    },
  ].flatMap(({ isShown, ...action }) => (isShown ? [action] : []))
  const composing: RowAction[] = isOpen
    ? [
        { label: 'Stuur een proef', icon: <Eye />, isBusy: test.isBusy, run: () => renewed(test.run(issue)) },
        // who may not send it leaves that to another editor, also where nobody has to approve
        ...(state === 'draft' && (needsApproval || !maySend)
          ? [{ label: 'Leg voor', icon: <Check />, isBusy: submit.isBusy, run: saved(submit.run) }]
          : []),
      ]
    : []
  const actions = [...composing, ...(maySend ? sending : [])]
  return actions.length === 0 ? null : <ActionList actions={actions} />
}

/** A step of an issue, with or without a question before it. */
function useStep(
  step: string,
  done: string,
  question?: (issue: ShownIssue) => Question,
  bodyOf: (answers: Readonly<Record<string, string>>) => object = () => ({}),
) {
  return useAction<ShownIssue>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${NEWSLETTER}/${id}/${step}`, body: bodyOf(answers) }),
    ...(question && { question }),
    done: () => done,
  })
}
