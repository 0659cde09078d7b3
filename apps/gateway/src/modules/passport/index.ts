export { findForMember } from './find-for-member'
export { consentsOf, findGivenConsents, type GivenConsent } from './given-consents'
export { issueSession } from './issue-session'
export { passportModule } from './module'
export {
  findFaces,
  findLastWords,
  findNickNames,
  findRecommendation,
  findRegistration,
  givenUnlinked,
  isErased,
  keepRiskLevel,
  knownVisitors,
  lockPerson,
  recommendationIsOff,
  revokeSessions,
  updateRecommendation,
} from './person-store'
export { type Consent, recordConsent } from './record-consent'
export { registerVisitors } from './register-visitors'
export { smartLogin } from './smart-login'
export { clearTokenCookie, setTokenCookie } from './token-cookie'
export { visitorPhone } from './visitor-phone'
export { findByPhone, maskedPhone, visitorPhones, wholePhone } from './visitor-phones'
