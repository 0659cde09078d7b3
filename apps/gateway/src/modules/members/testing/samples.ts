import { defineSamples } from '../../every-call/samples'

const password = 'seven quiet lanterns'

export const membersSamples = defineSamples({
  members: {
    studioSession: {},
    studioSetup: { token: 'unknown', login: 'first', name: '陈立', password },
    studioSignIn: { login: 'nobody', password },
    studioSignOut: {},
    studioChangePassword: { old_password: password, password },
    studioLanguageSet: { language: 'en' },
    memberList: {},
    memberAdd: { login: 'another', name: '李四', roles: ['editor'] },
    memberChange: { member_id: 1, name: '李四' },
    memberResetPassword: { member_id: 1 },
    memberSessions: { member_id: 1 },
    memberEndSession: { session_id: 'a'.repeat(43) },
    memberOptions: {},
  },
})
