import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { uploadedBytes } from '../../http/take-upload'
import { admitFile, type FileTools, takeFile } from './files/take-file'
import { PATIENCE_MS } from './patience'
import { submitSurvey } from './submit-survey'

/** The calls by which visitors hand in the answers to a form, and before that its files. */
export function registerSurveyOperations(app: FastifyInstance, tools: FileTools): void {
  registerOperation(
    app,
    operations.submitSurvey,
    (input, request, visitor) => submitSurvey(tools, input, visitor?.uid, request),
    { patienceMs: PATIENCE_MS },
  )
  registerOperation(
    app,
    operations.surveyFile,
    (input, request) => takeFile(tools, input, uploadedBytes(request)),
    { admit: (input, request) => admitFile(tools, input, request.ip) },
  )
}
