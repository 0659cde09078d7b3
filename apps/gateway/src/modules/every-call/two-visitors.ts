import { signIn } from '../testing/sign-in'
import type { TestStore } from '../testing/start-test-gateway'

/** A phone and what only its owner may be told. */
export interface KnownVisitor {
  uid: number
  handset: string
  /** Texts that stand in replies to this visitor and to nobody else. */
  secrets: readonly string[]
}

export interface TwoVisitors {
  /** Who asks. */
  ann: KnownVisitor
  /** Whose things they must not get. */
  ben: KnownVisitor
  /** What stands for Ben's rows in the database and might be sent in his place: ids, keys, his phone. */
  idsOfBen: readonly (string | number)[]
}

const DATA = `
  INSERT INTO rule (rule_id, name, expression) VALUES
    ('everybody', '所有人', '{"all": []}'), ('only-ben', '一个人', '{"tag": "vip", "in": ["1"]}');
  INSERT INTO group_rule (activity, rule_id) VALUES ('autumn', 'everybody'), ('vip', 'only-ben');
  INSERT INTO chat_group (group_id, name, activity, capacity) VALUES
    ('g-open', '公开群', 'autumn', 900), ('g-ann', '安的群', 'autumn', 9), ('g-ben', '本的群', 'vip', 9);
  INSERT INTO group_post (post_id, group_id, tag, author, title, summary, body, is_member_only) VALUES
    ('post-ann', 'g-ann', 'news', '编辑', '题', '摘要', '只给安看的正文', true),
    ('post-ben', 'g-ben', 'news', '编辑', '题', '摘要', '只给本看的正文', true);
  INSERT INTO staff (staff_id, name, qr_code, is_default) VALUES
    (7001, '值班顾问', '/assets/duty.png', true), (7002, '安的顾问', '/assets/adviser-of-ann.png', false),
    (7003, '本的顾问', '/assets/adviser-of-ben.png', false);
  INSERT INTO state_code (state_code, url) VALUES ('autumn', '/h5-page/h5/sale');
  INSERT INTO broker (open_brokerage_type, name, registration_url) VALUES
    ('caida', '示例证券', 'https://open.example.com/r?from={channel}'), ('second', '示范证券', '');
  INSERT INTO virtual_user (set_id, text, source) VALUES ('ticker', '欢迎', 'operator');
  INSERT INTO vacancy (vacancy_id, change_type_limit, group_id) VALUES ('places', 100, 'g-open');
  INSERT INTO live_code (code_id, item, kind, payload, stock) VALUES
    ('code', 1, 'text', '{"text": "NIU-OF-BEN"}', 1), ('code', 2, 'text', '{"text": "NIU-OF-ANN"}', 1),
    ('code', 3, 'text', '{"text": "NIU-FOR-ALL"}', NULL);`

/** Brings in two visitors, each with something of every kind that a visitor can have, and what everybody may find. */
export async function twoVisitors(store: TestStore): Promise<TwoVisitors> {
  await store.database.db.pool.query(DATA)
  const ben = await addVisitor(store, { name: 'ben', handset: '13812345678', adviser: 7003, item: 1 })
  const ann = await addVisitor(store, { name: 'ann', handset: '13987654321', adviser: 7002, item: 2 })
  await store.database.db.pool.query("INSERT INTO user_tag VALUES ($1, 'vip', '1')", [ben.uid])
  const idsOfBen = [
    ben.uid,
    ben.handset,
    ben.jti,
    ben.serviceGroup,
    'g-ben',
    'post-ben',
    7003,
    ...ben.intents,
  ]
  return { ann: known(ann, '安'), ben: known(ben, '本'), idsOfBen }
}

type Added = Awaited<ReturnType<typeof addVisitor>>

function known({ uid, name, handset, jti, token, serviceGroup, intents }: Added, word: string): KnownVisitor {
  const masked = `${handset.slice(0, 3)}****${handset.slice(-4)}`
  const words = [`${word}的昵称`, `${word}的群`, `${word}的顾问`, `只给${word}看的正文`]
  const names = [`face-of-${name}`, `adviser-of-${name}`, `NIU-OF-${name.toUpperCase()}`]
  return {
    uid,
    handset,
    secrets: [handset, masked, jti, token, serviceGroup, ...intents, ...words, ...names],
  }
}

async function addVisitor(
  store: TestStore,
  { name, handset, adviser, item }: { name: 'ann' | 'ben'; handset: string; adviser: number; item: number },
) {
  const { uid, token } = await signIn(store, handset)
  const word = name === 'ann' ? '安' : '本'
  const { rows } = await store.database.db.pool.query<{
    jti: string
    service_group: string
    intents: string[]
  }>(`
    WITH profile AS (UPDATE softuser SET nick_name = '${word}的昵称', avatar = '/assets/face-of-${name}.png',
        risk_level = 'C3', risk_at = now(),
        -- What Ann's calls ask for is the opposite.
        is_recommendation_on = ${name === 'ann'} WHERE softuser_id = ${uid} RETURNING handset_hash),
      member AS (INSERT INTO group_member VALUES ('g-${name}', ${uid})),
      counted AS (UPDATE chat_group SET member_count = 1 WHERE group_id = 'g-${name}'),
      bind AS (INSERT INTO staff_bind VALUES (${uid}, ${adviser}, ${adviser})),
      handout AS (INSERT INTO live_code_handout VALUES ('code', ${uid}, ${item})),
      stock AS (UPDATE live_code SET used = 1 WHERE code_id = 'code' AND item = ${item}),
      service AS (INSERT INTO service_group (uid) VALUES (${uid}) RETURNING group_id),
      consent AS (INSERT INTO consent_log (uid, doc, version, purpose, ip, ua)
        VALUES (${uid}, 'privacy', '2026-08', 'marketing', '192.0.2.1', 'test')),
      intent AS (INSERT INTO account_intent (kind, channel, uid) VALUES ('fund', 'autumn', ${uid}) RETURNING id)
    SELECT (SELECT jti FROM session WHERE uid = ${uid}) AS jti,
      (SELECT group_id FROM service) AS service_group, (SELECT array_agg(id::text) FROM intent) AS intents`)
  const [{ jti = '', service_group: serviceGroup = '', intents = [] } = {}] = rows
  return { uid, name, handset, token, jti, serviceGroup, intents }
}
