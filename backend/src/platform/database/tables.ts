// Made from the migrations by `npm run types:tables`; `npm test -- --only types` checks that it is up to date.
import type { Cents } from '@gevel/contract/money/cents'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** An amount in cents; the result of a calculation may be written as it is. */
type Amount = ColumnType<Cents, number, number>
/** JSON as its text: Strapi switches the driver's parsing off, and the driver would write an array as one of PostgreSQL. */
type Json = string

/** Our own tables, by name. */
export interface Tables {
  gevel_allocations: {
    id: GeneratedAlways<number>
    invoice_id: number
    payment_id: number | null
    credit_id: number | null
    cents: Amount
    at: Generated<Date>
  }
  gevel_application_files: {
    application_id: number
    name: string
    type: string
    bytes: number
    content: Buffer
  }
  gevel_application_notes: {
    id: GeneratedAlways<number>
    application_id: number
    author: string
    text: string
    idempotency_key: string
    at: Generated<Date>
  }
  gevel_applications: {
    id: GeneratedAlways<number>
    vacancy_id: number
    draft_id: string
    user_id: number | null
    name: string
    email: string
    phone: string | null
    motivation: string
    status: Generated<'new' | 'seen' | 'invited' | 'rejected' | 'hired'>
    consented_at: Date | null
    received_at: Generated<Date>
    changed_at: Generated<Date>
    closed_at: Date | null
  }
  gevel_article_readers: {
    day: string
    article: string
    readers: string
  }
  gevel_audit_attempts: {
    minute: Date
    kind: string
    network: string
    actor_id: number
    actor: string
    device: string
    times: number
  }
  gevel_audit_log: {
    id: GeneratedAlways<string>
    at: Generated<Date>
    kind: string
    category: GeneratedAlways<string>
    times: Generated<number>
    actor_id: number | null
    actor: string
    target_type: string | null
    target_id: string | null
    target_name: string | null
    changes: Generated<string[]>
    network: string
    device: string
    request_id: string | null
  }
  gevel_banner_days: {
    banner: number
    day: string
    views: Generated<string>
    clicks: Generated<string>
  }
  gevel_change_horizon: {
    only_row: Generated<boolean>
    txid: string
  }
  gevel_changes: {
    txid: string
    tag: string
    at: Generated<Date>
  }
  gevel_checked_pictures: {
    file_id: number
    is_clean: Generated<boolean>
  }
  gevel_codes: {
    hash: Buffer
    kind: string
    user_id: number | null
    subject: string | null
    expires_at: Date
    used_at: Date | null
  }
  gevel_collection_runs: {
    id: GeneratedAlways<number>
    number: string
    state: 'open' | 'closed' | 'taken-back'
    collect_on: string
    file_id: number | null
    collections: number
    total_cents: Amount
    created_at: Date
    closed_at: Date | null
  }
  gevel_collections: {
    id: GeneratedAlways<number>
    run_id: number
    invoice_id: number
    mandate_id: number
    attempt: number
    end_to_end_id: string
    cents: Amount
    state: 'pending' | 'collected' | 'returned' | 'taken-back'
    return_code: string | null
    returned_on: string | null
    retry_on: string | null
  }
  gevel_comment_judgements: {
    id: GeneratedAlways<number>
    comment_id: number
    editor_id: number | null
    editor: string
    state: string
    judged_at: Generated<Date>
  }
  gevel_comment_recommendations: {
    comment_id: number
    user_id: number
    recommended_at: Generated<Date>
  }
  gevel_comment_reports: {
    comment_id: number
    user_id: number
    reason: string
    note: string | null
    reported_at: Generated<Date>
    judged_at: Date | null
  }
  gevel_comments: {
    id: GeneratedAlways<number>
    article_public_id: number
    user_id: number
    text: string
    state: 'waiting' | 'shown' | 'hidden'
    version: Generated<number>
    written_at: Generated<Date>
    edited_at: Date | null
    idempotency_key: string
    thread_id: number | null
  }
  gevel_connections: {
    state_hash: Buffer
    browser_hash: Buffer
    provider: string
    verifier: string
    nonce: string
    edition: string
    consent: boolean
    user_id: number | null
    expires_at: Date
  }
  gevel_counters: {
    name: string
    value: number
    day: string | null
  }
  gevel_customer_documents: {
    id: GeneratedAlways<number>
    customer_id: number | null
    subject: string
    subject_id: number
    kind: string
    name: string
    type: string
    props: Json | null
    bytes: number | null
    content: Buffer | null
    stored_at: Generated<Date>
  }
  gevel_customer_people: {
    customer_id: number
    user_id: number
    role: 'owner' | 'manager'
    since: Generated<Date>
  }
  gevel_customers: {
    id: GeneratedAlways<number>
    number: Generated<string>
    kind: 'person' | 'company'
    name: string
    contact: string | null
    email: string
    street: string
    postcode: string
    city: string
    country: string
    kvk: string | null
    vat_id: string | null
    vat_id_checked_at: Date | null
    vat_id_consultation: string | null
    account_removed_at: Date | null
    anonymised_at: Date | null
    emptied_at: Date | null
    mails_stopped_at: Date | null
    disputed_at: Date | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  gevel_door_devices: {
    id: string
    user_id: number
    session_id: string | null
    event_id: number
    door: string
    name: string
    started_at: Date
    seen_at: Date
    queued: Generated<number>
    ended_at: Date | null
    revoked_by: string | null
  }
  gevel_door_staff: {
    id: GeneratedAlways<number>
    user_id: number
    event_id: number | null
    added_by: string
    added_at: Date
  }
  gevel_draft_files: {
    draft_id: string
    slot: string
    name: string
    type: string
    bytes: number
    content: Buffer
    stored_at: Generated<Date>
  }
  gevel_drafts: {
    id: string
    wizard: string
    cookie_hash: Buffer | null
    user_id: number | null
    entries: Generated<Json>
    done: Generated<string[]>
    result: Json | null
    submitted_at: Date | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
    expires_at: Date
  }
  gevel_editor_factors: {
    user_id: number
    secret: string
    confirmed_at: Date | null
    last_step: string | null
  }
  gevel_editor_recovery_codes: {
    user_id: number
    hash: Buffer
    used_at: Date | null
  }
  gevel_email_changes: {
    user_id: number
    id: Generated<string>
    email: string
    old_confirmed: Generated<boolean>
    new_confirmed: Generated<boolean>
    expires_at: Date
  }
  gevel_entitlements: {
    id: GeneratedAlways<number>
    user_id: number
    source: 'subscription' | 'seat' | 'complimentary'
    subscription_id: number | null
    edition: 'general' | 'pro' | 'mix'
    from_on: string
    until_on: string | null
    created_at: Generated<Date>
  }
  gevel_event_answers: {
    ticket_id: number
    question_id: number
    answer: string
  }
  gevel_event_check_ins: {
    id: GeneratedAlways<number>
    event_id: number
    ticket_id: number | null
    nonce: string
    outcome: 'admitted' | 'again' | 'conflict' | 'cancelled' | 'replaced' | 'other-event' | 'forged' | 'unknown'
    door: string
    device: string
    checked_by: string
    scanned_at: Date
    received_at: Date
    is_offline: boolean
    is_flagged: Generated<boolean>
    undone_at: Date | null
    undone_by: string | null
    undone_because: string | null
    changed_at: Generated<Date>
  }
  gevel_event_claims: {
    id: GeneratedAlways<number>
    quota_id: number
    places: number
    expires_at: Date | null
    ticket_id: number | null
    hold_id: string | null
    waiting_id: number | null
    invitation_id: number | null
  }
  gevel_event_holds: {
    draft_id: string
    event_id: number
    expires_at: Date
    waiting_id: number | null
    invitation_id: number | null
    client_hash: Buffer | null
  }
  gevel_event_invitations: {
    id: GeneratedAlways<number>
    event_id: number
    ticket_type_id: number
    company: string | null
    places: Generated<number>
    is_reserved: Generated<boolean>
    inviter: string
    note: string | null
    created_by: string
    created_at: Date
    expires_at: Date
    withdrawn_at: Date | null
  }
  gevel_event_log: {
    id: GeneratedAlways<number>
    event_id: number
    ticket_id: number | null
    kind: string
    actor: 'visitor' | 'editor' | 'system'
    actor_name: string | null
    reason: string | null
    data: Generated<Json>
    at: Date
  }
  gevel_event_mails: {
    ticket_id: number
    holder: number
    kind: string
    queued_at: Date
  }
  gevel_event_picks: {
    ticket_id: number
    item: string
  }
  gevel_event_questions: {
    id: GeneratedAlways<number>
    event_id: number
    position: number
    kind: 'text' | 'choice' | 'diet'
    label: string
    help: string | null
    choices: Generated<string[]>
    is_required: Generated<boolean>
    withdrawn_at: Date | null
  }
  gevel_event_quotas: {
    id: GeneratedAlways<number>
    event_id: number
    kind: 'event' | 'type' | 'session'
    name: string
    size: number
  }
  gevel_event_registrations: {
    id: GeneratedAlways<number>
    number: Generated<string>
    event_id: number
    name: string
    email: string
    company: string | null
    user_id: number | null
    order_id: number | null
    invoice_id: number | null
    source: 'site' | 'invitation' | 'organiser'
    idempotency_key: string
    registered_at: Date
    anonymised_at: Date | null
  }
  gevel_event_sessions: {
    id: GeneratedAlways<number>
    event_id: number
    day: string
    start: string
    ends: string | null
    room: string
    title: string
    quota_id: number | null
    is_asked: Generated<boolean>
  }
  gevel_event_ticket_sessions: {
    ticket_id: number
    session_id: number
  }
  gevel_event_ticket_types: {
    id: GeneratedAlways<number>
    event_id: number
    position: number
    name: string
    description: string | null
    price_incl_cents: Amount
    price_excl_cents: Amount
    vat_rate: number
    access: Generated<'everybody' | 'subscriber' | 'invitation' | 'domain'>
    domains: Generated<string[]>
    opens_at: Date | null
    closes_at: Date | null
    least_per_order: Generated<number>
    most_per_order: number | null
    withdrawn_at: Date | null
  }
  gevel_event_tickets: {
    id: GeneratedAlways<number>
    registration_id: number
    event_id: number
    ticket_type_id: number
    position: number
    state: Generated<'valid' | 'cancelled'>
    name: string
    email: string
    company: string | null
    holder: Generated<number>
    code: string
    sequence: Generated<number>
    unit_cents: Amount
    waiting_id: number | null
    invitation_id: number | null
    cancelled_at: Date | null
    cancelled_by: 'visitor' | 'organiser' | 'event' | null
    cancelled_because: string | null
    credit_id: number | null
    refund_cents: Amount | null
    refund_until: string | null
    refunded_on: string | null
    changed_at: Date
  }
  gevel_event_type_quotas: {
    ticket_type_id: number
    quota_id: number
  }
  gevel_event_waiting: {
    id: GeneratedAlways<number>
    event_id: number
    ticket_type_id: number
    name: string
    email: string
    company: string | null
    user_id: number | null
    state: Generated<'waiting' | 'offered' | 'taken' | 'passed' | 'expired' | 'left'>
    priority: Generated<number>
    joined_at: Date
    offered_at: Date | null
    offer_until: Date | null
    ended_at: Date | null
    idempotency_key: string
    told_sequence: Generated<number>
  }
  gevel_events: {
    id: number
    document_id: string
    title: string
    starts_at: Date
    ends_at: Date
    venue: Json | null
    sequence: Generated<number>
    opens_at: Date
    closes_at: Date
    most_per_order: Generated<number>
    change_until: string
    cancel_until: string
    has_waiting_list: Generated<boolean>
    few_places: Generated<number>
    reply_to: string | null
    cancelled_at: Date | null
    cancelled_because: string | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  gevel_figure_values: {
    series: string
    part: string
    period: string
    value: number
  }
  gevel_followed_subjects: {
    user_id: number
    subject: string
    added_at: Generated<Date>
    kind: string
  }
  gevel_form_creations: {
    form_key: string
    uid: string
    document_id: string
    data_hash: string
  }
  gevel_form_saves: {
    uid: string
    document_id: string
    form_key: string
    stored_at: Date
    save_number: number | null
  }
  gevel_former_keys: {
    kind: 'tag' | 'author' | 'company' | 'figures' | 'plan'
    key: string
    document_id: string
    replaced_at: Generated<Date>
  }
  gevel_gifts: {
    id: GeneratedAlways<number>
    user_id: number
    article_id: number
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    opened: Generated<number>
    idempotency_key: string
  }
  gevel_identities: {
    provider: string
    subject: string
    user_id: number
    linked_at: Generated<Date>
  }
  gevel_imported_vacancies: {
    source: string
    reference: string
    document_id: string
    hash: Buffer
    seen_at: Generated<Date>
  }
  gevel_invitations: {
    id: GeneratedAlways<number>
    purpose: 'seat' | 'event' | 'colleague'
    subject_id: number
    email: string
    name: string | null
    role: Generated<'reader' | 'manager' | 'owner' | 'member'>
    invited_by: number | null
    inviter: string
    note: string | null
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    accepted_by: number | null
    declined_at: Date | null
    withdrawn_at: Date | null
    reminded_at: Date | null
  }
  gevel_invoice_lines: {
    invoice_id: number
    position: number
    description: string
    quantity: number
    unit_cents: Amount
    net_cents: Amount
    vat_rate: number
    vat_category: 'S' | 'AE' | 'O'
    period_from: string | null
    period_until: string | null
  }
  gevel_invoice_vat: {
    invoice_id: number
    vat_category: 'S' | 'AE' | 'O'
    vat_rate: number
    net_cents: Amount
    vat_cents: Amount
  }
  gevel_invoices: {
    id: GeneratedAlways<number>
    number: string
    kind: 'invoice' | 'credit'
    customer_id: number
    order_id: number | null
    credits_id: number | null
    charge: string
    issued_on: string
    due_on: string
    payment: 'direct-debit' | 'invoice'
    reference: string | null
    seller: Json
    buyer: Json
    notes: Generated<Json>
    prices: 'incl' | 'excl'
    net_cents: Amount
    vat_cents: Amount
    total_cents: Amount
    open_cents: Amount
    issued_at: Date
  }
  gevel_issue_pages: {
    pdf: number
    page: number
    width: number
    height: number
    text: string
    words: string
    small_picture: Buffer
    large_picture: Buffer
  }
  gevel_issue_pdf_parts: {
    pdf: number
    part: number
    content: Buffer
  }
  gevel_issue_pdfs: {
    id: GeneratedAlways<number>
    issue: string
    state: Generated<'waiting' | 'parsed' | 'failed'>
    file_name: string
    bytes: number
    sha256: string
    uploaded_at: Generated<Date>
    attempts: Generated<number>
    problem: string | null
    page_count: number | null
    words: string | null
  }
  gevel_ledger_events: {
    id: GeneratedAlways<number>
    customer_id: number
    subject: string
    subject_id: number
    kind: string
    from_state: string | null
    to_state: string | null
    actor: 'customer' | 'editor' | 'system'
    actor_name: string | null
    reason: string | null
    data: Generated<Json>
    key: string | null
    at: Date
  }
  gevel_limits: {
    key: string
    points: Generated<number>
    expire: string | null
  }
  gevel_listed_articles: {
    kind: string
    owner_id: number
    edition: string
    released_at: Date
    public_id: number
    content_id: number
  }
  gevel_listed_counts: {
    kind: string
    owner_id: number
    edition: string
    month: string
    articles: number
  }
  gevel_live_banners: {
    edition: string
    banner: number
  }
  gevel_mail_addresses: {
    id: GeneratedAlways<number>
    email: string | null
    email_hash: Buffer
    created_at: Generated<Date>
    suppressed_at: Date | null
    suppressed_because: 'bounce' | 'complaint' | 'desk' | null
  }
  gevel_mail_consents: {
    id: GeneratedAlways<number>
    address_id: number
    list: string
    topic: Generated<string>
    wording: string
    wording_version: number
    form: string
    source: 'form' | 'account' | 'order' | 'desk' | 'import' | 'address-change'
    asked_at: Generated<Date>
    confirmed_at: Date | null
    withdrawn_at: Date | null
    withdrawn_by: 'link' | 'one-click' | 'mail' | 'account' | 'desk' | 'complaint' | 'removal' | 'address-change' | null
    moved_from: number | null
    moved_at: Date | null
  }
  gevel_mail_deliveries: {
    id: GeneratedAlways<string>
    kind: string
    edition: string
    address_id: number
    content: Json | null
    state: Generated<string>
    due_at: Generated<Date>
    expires_at: Date
    attempts: Generated<number>
    claimed_at: Date | null
    settled_at: Date | null
    bounce: 'hard' | 'soft' | 'policy' | null
    reason: string | null
    variant: string | null
    decided_at: Date | null
    decided_by: string | null
  }
  gevel_mandates: {
    id: GeneratedAlways<number>
    reference: string
    customer_id: number
    iban: string
    holder: string
    text: string
    text_version: string
    creditor_id: string
    signed_at: Date
    signed_from: string | null
    last_used_on: string | null
    revoked_at: Date | null
    revoked_because: string | null
  }
  gevel_most_read: {
    edition: string
    place: number
    article: number
  }
  gevel_newsletter_archive: {
    issue_id: number
    slug: string
    list: string
    subject: string
    preview: string
    content: Json
    sent_at: Date
  }
  gevel_newsletter_clicks: {
    code: string
    day: string
    visitor: string | null
    at: Generated<Date>
  }
  gevel_newsletter_issues: {
    id: GeneratedAlways<number>
    list: 'general' | 'pro' | 'vacancies' | 'events'
    kind: Generated<'issue' | 'digest' | 'breaking'>
    state: Generated<'draft' | 'submitted' | 'approved' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled'>
    rule_key: string | null
    subject: Generated<string>
    second_subject: string | null
    preview: Generated<string>
    blocks: Generated<Json>
    version: Generated<number>
    test_percent: Generated<number>
    test_minutes: Generated<number>
    chosen_variant: 'first' | 'second' | null
    per_minute: number | null
    unknown_rule: Generated<'ask' | 'leave'>
    new_since: Date
    scheduled_at: Date | null
    started_at: Date | null
    released_until: Date | null
    sent_at: Date | null
    content: Json | null
    counts: Json | null
    created_by: string
    approved_by: string | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  gevel_newsletter_links: {
    code: string
    issue_id: number
    variant: 'first' | 'second'
    block: string
    position: number
    label: string
    to: string
  }
  gevel_newsletter_log: {
    id: GeneratedAlways<number>
    issue_id: number
    kind: string
    by: string
    data: Generated<Json>
    at: Generated<Date>
  }
  gevel_once: {
    key: string
    result: Json
    at: Generated<Date>
  }
  gevel_order_lines: {
    order_id: number
    position: number
    description: string
    quantity: number
    unit_cents: Amount
    vat_rate: number
    vat_category: 'S' | 'AE' | 'O'
  }
  gevel_orders: {
    id: GeneratedAlways<number>
    number: string
    customer_id: number
    kind: string
    state: 'placed' | 'fulfilled' | 'cancelled' | 'withdrawn'
    prices: 'incl' | 'excl'
    net_cents: Amount
    vat_cents: Amount
    total_cents: Amount
    payment: 'direct-debit' | 'invoice'
    reference: string | null
    agreed: Json
    idempotency_key: string
    placed_at: Date
    changed_at: Generated<Date>
    mandate_id: number | null
  }
  gevel_package_versions: {
    id: GeneratedAlways<number>
    package_document_id: string
    version: number
    name: string
    price_cents: Amount
    vat_rate: number
    days: number
    featured: boolean
    in_newsletter: boolean
    created_at: Generated<Date>
  }
  gevel_payments: {
    id: GeneratedAlways<number>
    customer_id: number
    method: 'direct-debit' | 'transfer' | 'refund' | 'return'
    cents: Amount
    received_on: string
    note: string | null
    key: string
    stored_at: Generated<Date>
  }
  gevel_plan_versions: {
    id: GeneratedAlways<number>
    plan_document_id: string
    version: number
    name: string
    slug: string
    edition: 'general' | 'pro' | 'mix'
    audience: 'person' | 'company' | 'both'
    period: 'month' | 'quarter' | 'year'
    price_incl_cents: Amount
    price_excl_cents: Amount
    vat_rate: number
    seats: number
    seat_incl_cents: Amount | null
    seat_excl_cents: Amount | null
    intro_weeks: number | null
    intro_incl_cents: Amount | null
    intro_excl_cents: Amount | null
    after_intro: Generated<'end' | 'continue'>
    print: boolean
    created_at: Generated<Date>
  }
  gevel_plans: {
    uid: string
    document_id: string
    planned_by: number | null
    failed_step: 'publish' | 'unpublish' | null
    planned_for: Date | null
    reason: string | null
    failed_at: Date | null
    tried_at: Date | null
  }
  gevel_published_links: {
    document_id: string
    links: Json
  }
  gevel_push_deliveries: {
    document_id: string
    subscription_id: string
    notice_id: string
    due_at: Date | null
    attempts: Generated<number>
  }
  gevel_push_notices: {
    id: Generated<string>
    uid: string
    document_id: string
    topic: string
    title: string
    text: string
    path: string
    sent_by: string | null
    sent_at: Generated<Date>
    devices: Generated<number>
    delivered: Generated<number>
    ended: Generated<number>
  }
  gevel_push_subscriptions: {
    id: Generated<string>
    endpoint: string
    p256dh: string
    auth: string
    topics: string[]
    editions: string[]
    quiet_from: number | null
    quiet_until: number | null
    user_id: number | null
    session_id: string | null
    added_at: Generated<Date>
    renewed_at: Generated<Date>
  }
  gevel_registrations: {
    id: Generated<string>
    email: string
    name: string
    company: string | null
    edition: string
    password: string | null
    provider: string | null
    subject: string | null
    consented_at: Date
    expires_at: Date
  }
  gevel_reminders: {
    id: GeneratedAlways<number>
    customer_id: number
    step: number
    invoice_ids: number[]
    principal_cents: Amount
    costs_cents: Amount
    sent_on: string
    pay_until: string
  }
  gevel_saved_articles: {
    user_id: number
    article_public_id: number
    added_at: Generated<Date>
  }
  gevel_saved_searches: {
    user_id: number
    key: string
    search: Json
    added_at: Generated<Date>
  }
  gevel_saved_vacancies: {
    user_id: number
    vacancy_id: number
    saved_at: Generated<Date>
  }
  gevel_search_changes: {
    txid: string
    kind: string
    row_id: number
  }
  gevel_search_documents: {
    kind: string
    row_id: number
    edition: string | null
    moment: Date | null
    expires_at: Date | null
    tag_ids: number[]
    title: string
    shown_text: string
    head: string
    words: string
  }
  gevel_search_misses: {
    day: string
    query: string
    searches: Generated<number>
  }
  gevel_search_names: {
    word: string
  }
  gevel_search_new_words: {
    word: string
    stems: string[]
    named: boolean
  }
  gevel_search_parts: {
    form: string
    stem: string
  }
  gevel_search_stale: {
    kind: string
    row_id: number
  }
  gevel_search_state: {
    only_row: Generated<boolean>
    lexicon_filled: Generated<boolean>
    is_built: Generated<boolean>
    words_version: string | null
  }
  gevel_search_synonyms: {
    phrase: string
    entry_id: number
  }
  gevel_search_words: {
    word: string
    stems: string[]
    named: boolean
  }
  gevel_sent_mails: {
    id: string
    template: string
    subject: string
    email: string
    state: 'sent' | 'rejected' | 'bounced'
    reason: string | null
    at: Date
    returned_at: Date | null
    account_id: number | null
  }
  gevel_sessions: {
    id: Generated<string>
    user_id: number
    generation: Generated<number>
    agent: string
    started_at: Generated<Date>
    rotated_at: Generated<Date>
    proved_at: Generated<Date>
    expires_at: Date
  }
  gevel_statistics_batches: {
    id: string
    received_at: Generated<Date>
  }
  gevel_statistics_days: {
    day: string
    kind: string
    dimension: string
    value: string
    events: string
    visitors: string
  }
  gevel_statistics_events: {
    at: Generated<Date>
    kind: string
    path: string | null
    subject: string | null
    action: string | null
    edition: string | null
    referrer: string | null
    device: string | null
    visitor: string | null
    source: string | null
  }
  gevel_statistics_filtered: {
    day: string
    reason: string
    events: string
  }
  gevel_statistics_hours: {
    hour: Date
    kind: string
    dimension: string
    value: string
    events: string
    visitors: string
  }
  gevel_statistics_months: {
    month: string
    kind: string
    dimension: string
    value: string
    events: string
    visitors: string
  }
  gevel_statistics_salts: {
    day: string
    salt: string
  }
  gevel_statistics_stored: {
    day: string
    stored: string
  }
  gevel_subscriptions: {
    id: GeneratedAlways<number>
    number: Generated<string>
    customer_id: number
    order_id: number | null
    plan_version_id: number
    kind: Generated<'paid' | 'complimentary'>
    state: 'pending' | 'active' | 'overdue' | 'paused' | 'cancelled' | 'ended' | 'withdrawn'
    seats: number
    payment: 'direct-debit' | 'invoice'
    mandate_id: number | null
    reference: string | null
    starts_on: string
    anchor_on: string
    periods: Generated<number>
    in_intro: Generated<boolean>
    paid_until: string
    ends_on: string | null
    paused_from: string | null
    paused_until: string | null
    next_plan_version_id: number | null
    next_seats: number | null
    announced_plan_version_id: number | null
    announced_from: string | null
    first_issue_on: string | null
    withdraw_until: string | null
    starts_at_once: Generated<boolean>
    created_at: Date
    changed_at: Generated<Date>
  }
  gevel_ticket_events: {
    id: GeneratedAlways<number>
    ticket_id: number
    kind: 'state' | 'note' | 'answer'
    text: string
    editor_id: number | null
    editor: string
    at: Generated<Date>
    idempotency_key: string | null
  }
  gevel_ticket_files: {
    id: GeneratedAlways<number>
    ticket_id: number
    name: string
    type: string
    bytes: number
    content: Buffer
  }
  gevel_tickets: {
    id: GeneratedAlways<number>
    number: string
    kind: 'question' | 'tip'
    state: Generated<'new' | 'open' | 'done' | 'spam'>
    subject: string
    addressee: string | null
    name: string | null
    email: string | null
    reference: string | null
    message: string
    user_id: number | null
    idempotency_key: string
    confirmation: Buffer | null
    confirmed_at: Date | null
    received_at: Date
    changed_at: Date
  }
  gevel_uploads: {
    fingerprint: string
    file_id: number
    stored_at: Generated<Date>
  }
  gevel_vacancies: {
    id: GeneratedAlways<number>
    customer_id: number
    state: 'concept' | 'submitted' | 'changes' | 'rejected' | 'planned' | 'online' | 'expired' | 'closed'
    edition: 'general' | 'pro'
    text: Json
    title: string
    city: string
    employer: Json
    revision: Json | null
    revision_state: 'submitted' | 'changes' | null
    package_version_id: number
    order_id: number | null
    document_id: string | null
    public_id: number | null
    company_document_id: string | null
    starts_on: string | null
    submitted_at: Date | null
    online_from: Date | null
    online_until: Date | null
    closed_because: 'filled' | 'withdrawn' | null
    ended_at: Date | null
    request: string | null
    reminded: Generated<number>
    placed_by: number | null
    idempotency_key: string
    version: Generated<number>
    created_at: Date
    changed_at: Generated<Date>
  }
  gevel_vacancy_alerts: {
    consent_id: number
    rhythm: 'daily' | 'weekly'
    mailed_until: Date
    next_on: string
  }
  gevel_vacancy_days: {
    vacancy_id: number
    day: string
    views: Generated<number>
    clicks: Generated<number>
    saves: Generated<number>
    applications: Generated<number>
  }
  gevel_vacancy_first_seen: {
    vacancy_id: number
    seen_at: Generated<Date>
  }
  gevel_vacancy_logos: {
    id: GeneratedAlways<number>
    content: Buffer
    width: number
    height: number
    created_at: Generated<Date>
  }
  gevel_vacancy_members: {
    customer_id: number
    user_id: number
    since: Date
  }
  gevel_vacancy_sources: {
    vacancy_id: number
    day: string
    source: 'list' | 'mail' | 'newsletter' | 'site' | 'search' | 'other' | 'direct'
    views: number
  }
  gevel_withdrawals: {
    id: GeneratedAlways<number>
    number: string
    order_text: string
    name: string
    email: string
    idempotency_key: string
    received_at: Date
    state: Generated<'new' | 'open' | 'refund' | 'done' | 'refused'>
    order_id: number | null
    obstacle: 'unknown-order' | 'other-address' | 'company' | 'late' | 'ended' | 'other-order' | null
    credited_cents: Amount | null
    refund_cents: Amount | null
    refund_until: string | null
    refunded_on: string | null
    decided_by: string | null
    refusal: string | null
    changed_at: Date
  }
}
