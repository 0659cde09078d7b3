export { type CheckedCode, checkCode, takeCode, useCode } from './check-code'
export { leaveDownload } from './leave-download'
export { smsModule } from './module'
export { newestCode } from './newest-code'
