import { auditRequest } from '../audit-log/audit-requests'

/** Records what happens at the editors' log-in; after the body is read, for it has the address. */
export default () => auditRequest
