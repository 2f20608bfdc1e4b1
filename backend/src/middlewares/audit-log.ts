import { auditRequest } from '../content/audit-log/audit-requests'

/** Records log-ins of editors; after the body parser, since the address is in the body. */
export default () => auditRequest
