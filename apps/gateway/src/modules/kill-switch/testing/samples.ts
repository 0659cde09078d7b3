import { defineSamples } from '../../every-call/samples'

export const killSwitchSamples = defineSamples({
  members: {
    switchList: {},
    switchEffect: { scope: 'word', value: '特价' },
    switchSet: { scope: 'word', value: '特价', reason: '监管要求' },
    switchAskLift: { switch_id: 880_001 },
    switchLift: { switch_id: 880_002 },
  },
  // The member who asked is not the one who lifts.
  rows: `
    INSERT INTO member (member_id, login, name, roles, password_hash) OVERRIDING SYSTEM VALUE
      VALUES (880003, 'switch-sample', '陈运营', '{operator}', 'scrypt:2:1:1:sample');
    INSERT INTO kill_switch (switch_id, scope, value, reason, set_by, lift_asked_by, lift_asked_at) OVERRIDING SYSTEM VALUE
      VALUES (880001, 'word', '样例一词', '监管要求', 880003, NULL, NULL), (880002, 'word', '样例二词', '监管要求', 880003, 880003, now())`,
})
