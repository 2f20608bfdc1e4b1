/** The level of an event's lines: `warn` for those that need attention when there are many. */
type Level = 'info' | 'warn'

/**
 * Names of security events and the level of their lines. They follow the OWASP Logging Vocabulary and never change:
 * alerts match on them. See `docs/contracts/security-events.md` for when each is logged.
 */
export const securityEvents = {
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_login_fail_max: 'warn',
  authn_login_lock: 'warn',
  authn_login_new_device: 'warn',
  authn_password_change: 'info',
  authn_password_reset: 'info',
  authn_token_reuse: 'warn',
  authn_reauth_fail: 'warn',
  authn_provider_linked: 'info',
  authn_provider_unlinked: 'info',
  authz_fail: 'warn',
  excess_rate_limit_exceeded: 'warn',
  session_ended: 'info',
  user_created: 'info',
  user_email_change_requested: 'info',
  user_email_changed: 'info',
  user_deletion_requested: 'info',
  user_deletion_undone: 'info',
  user_deleted: 'info',
} as const satisfies Record<string, Level>

export type SecurityEvent = keyof typeof securityEvents
