import { problemsOfQuestionnaire } from '@yingzao/contract/server'
import {
  evenBands,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import {
  deleteDraft,
  findLive,
  insertDraft,
  lockDraft,
  publishDraft,
  type QuestionnaireRow,
  updateDraft,
  type WrittenQuestionnaire,
} from '../questionnaire-store'
import { sampleQuestionnaire } from '../sample-questionnaire'

type Services = Pick<Context, 'config' | 'db'>
type Input<Id extends keyof StudioOperations> = StudioInput<StudioOperations[Id]>
type Reply<Id extends keyof StudioOperations> = Promise<StudioResponse<StudioOperations[Id]>>

/** Two that begin at once may get the same number. */
const DRAFT_KEYS = ['questionnaire_one_draft', 'questionnaire_pkey']

const EMPTY: WrittenQuestionnaire = {
  title: '',
  questions: [],
  bands: evenBands([]),
  lowest: [],
  valid_months: 12,
  per_day: 3,
}

/** Begins the next version. Throws `alreadyExists` if there is a draft. */
export async function draftQuestionnaire(
  { config, db }: Services,
  actor: Actor,
  { from }: Input<'questionnaireDraft'>,
): Reply<'questionnaireDraft'> {
  return db.orm.transaction(async (tx) => {
    const live = from === 'live' ? await findLive(tx) : undefined
    const begun = from === 'sample' ? sampleQuestionnaire : live ? writtenOf(live) : EMPTY
    const version = await orRefuse(insertDraft(tx, begun), DRAFT_KEYS, studioErrors.alreadyExists)
    await appendAudit({ config }, tx, actor, {
      action: 'questionnaire.draft',
      subject: `questionnaire:${version}`,
      after: { version, from },
    })
    return { version }
  })
}

/** Changes a draft. Throws `conflict` where somebody else has changed it since. */
export async function saveQuestionnaire(
  { config, db }: Services,
  actor: Actor,
  { version, base_revision, ...written }: Input<'questionnaireSave'>,
): Reply<'questionnaireSave'> {
  return db.orm.transaction(async (tx) => {
    const before = await draftOf(tx, version, base_revision)
    await updateDraft(tx, version, written)
    await appendAudit({ config }, tx, actor, {
      action: 'questionnaire.save',
      subject: `questionnaire:${version}`,
      before: figuresOf(before),
      after: figuresOf(written),
    })
    return { revision: base_revision + 1 }
  })
}

/** Makes a draft what visitors are asked from now on. Throws `invalidParameters` with what is unfinished. */
export async function publishQuestionnaire(
  { config, db }: Services,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { version, base_revision }: Input<'questionnairePublish'>,
): Reply<'questionnairePublish'> {
  return db.orm.transaction(async (tx) => {
    const draft = await draftOf(tx, version, base_revision)
    const [problem] = problemsOfQuestionnaire(draft)
    if (problem !== undefined) throw new AppError({ ...studioErrors.invalidParameters, msg: problem })
    const before = await findLive(tx)
    await publishDraft(tx, version, member_id)
    await appendAudit({ config }, tx, actor, {
      action: 'questionnaire.publish',
      subject: `questionnaire:${version}`,
      ...(before && { before: { version: before.version, ...writtenOf(before) } }),
      after: { version, ...writtenOf(draft) },
    })
    return { version }
  })
}

/** Discards a draft. */
export async function dropQuestionnaire(
  { config, db }: Services,
  actor: Actor,
  { version, base_revision }: Input<'questionnaireDrop'>,
): Reply<'questionnaireDrop'> {
  return db.orm.transaction(async (tx) => {
    const before = await draftOf(tx, version, base_revision)
    await deleteDraft(tx, version)
    await appendAudit({ config }, tx, actor, {
      action: 'questionnaire.drop',
      subject: `questionnaire:${version}`,
      before: { version, ...writtenOf(before) },
    })
    return {}
  })
}

async function draftOf(tx: Transaction, version: number, base_revision: number): Promise<QuestionnaireRow> {
  const draft = await lockDraft(tx, version)
  if (!draft) throw new AppError(studioErrors.notFound)
  if (draft.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return draft
}

function writtenOf({
  title,
  questions,
  bands,
  lowest,
  valid_months,
  per_day,
}: QuestionnaireRow): WrittenQuestionnaire {
  return { title, questions, bands, lowest, valid_months, per_day }
}

/** What the log records of a save: drafts are saved often, and what counts is logged in full when it is published. */
function figuresOf({ title, questions, bands, lowest, valid_months, per_day }: WrittenQuestionnaire) {
  return { title, questions: questions.length, bands, lowest: lowest.length, valid_months, per_day }
}
