import './signed-contracts.css'
import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import { callFile } from '../../state/call-file'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery, useStudioCall } from '../../state/queries'
import { saveFile } from '../../state/save-file'
import { bytesText } from '../../ui/bytes-text'
import { DetailDrawer } from '../../ui/detail-drawer'
import { FormProblem } from '../../ui/form-problem'
import { ContractText } from '../contracts'
import { SignedMark } from './signed-columns'
import { wording } from './wording'

const words = wording.detail

type Detail = Answer<'signedDetail'>
type Report = Answer<'signedVerify'>

/** A signed contract with its proof, beside the list. */
export function SignedDrawer({ number, onClose }: { number: string; onClose: () => void }) {
  const query = useQuery(studioQuery('signedDetail', { contract_no: number }))
  return (
    <DetailDrawer
      width={640}
      title={words.title}
      extra={<span className="st-soft st-number">{number}</span>}
      query={query}
      onClose={onClose}
    >
      {(data) => (
        <div className="st-signed">
          <Acts detail={data} />
          <Proof detail={data} />
          <section className="st-part">
            <h3>{words.text}</h3>
            <ContractText parts={data.parts} />
          </section>
        </div>
      )}
    </DetailDrawer>
  )
}

function Acts({ detail: { contract, bytes } }: { detail: Detail }) {
  const { contract_no } = contract
  const file = useMutation({
    mutationFn: () => callFile('signedFile', { contract_no }),
    onSuccess: saveFile,
  })
  const verify = useStudioCall('signedVerify')
  return (
    <section>
      <div className="st-signed-acts">
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={bytes === null}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {words.file}
        </Button>
        <Button
          icon={<SafetyCertificateOutlined aria-hidden="true" />}
          loading={verify.isPending}
          onClick={() => verify.mutate({ contract_no })}
        >
          {words.verify}
        </Button>
      </div>
      <p className="st-hint">{bytes === null ? words.noFile : words.fileAbout(bytesText(bytes))}</p>
      <FormProblem problem={file.error ?? verify.error} />
      <div role="status">{verify.data && <Result report={verify.data} />}</div>
    </section>
  )
}

function Result({ report: { result, changed } }: { report: Report }) {
  if (result !== 'changed')
    return <Alert showIcon type={result === 'right' ? 'success' : 'warning'} title={words.results[result]} />
  const what = changed.map((part) => words.changed[part]).join(words.join)
  return <Alert showIcon type="error" title={words.results.changed} description={words.changedWhat(what)} />
}

function Proof({ detail }: { detail: Detail }) {
  const { contract, agreed, ip, ua, page_code, page_version, text_hash, sha256, missing } = detail
  return (
    <section className="st-part">
      <h3>{words.proof}</h3>
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <SignedMark row={contract} />
        </dd>
        <dt>{wording.columns.title}</dt>
        <dd>
          {contract.title} <span className="st-soft">{wording.version(contract.version)}</span>
        </dd>
        <dt>{wording.columns.product}</dt>
        <dd>
          {contract.product_name} <span className="st-soft st-number">{contract.shop_product_id}</span>
        </dd>
        <dt>{wording.columns.signer}</dt>
        <dd>
          <span className="st-number">{contract.handset || wording.erased}</span>{' '}
          <Link to={`/signed-contracts?uid=${contract.uid}`}>{words.ofSigner}</Link>
        </dd>
        <dt>{wording.columns.signed}</dt>
        <dd className="st-number">{dateTimeText(contract.signed_at, { exact: true })}</dd>
        <dt>{words.withdrawUntil}</dt>
        <dd className="st-number">{contract.withdraw_until}</dd>
        {contract.withdrawn_at !== null && (
          <>
            <dt>{words.withdrawnAt}</dt>
            <dd className="st-number">{dateTimeText(contract.withdrawn_at, { exact: true })}</dd>
          </>
        )}
        <dt>{words.agreed}</dt>
        <dd>{agreed.length === 0 ? words.noneAgreed : agreed.join(words.joinAgreed)}</dd>
        <dt>{words.page}</dt>
        <dd>{page_code === null ? words.noPage : words.pageVersion(page_code, page_version)}</dd>
        <dt>{words.ip}</dt>
        <dd className="st-number">{ip}</dd>
        <dt>{words.ua}</dt>
        <dd className="st-signed-long">{ua}</dd>
        <dt>{words.textHash}</dt>
        <dd className="st-signed-long">{text_hash}</dd>
        {sha256 !== null && (
          <>
            <dt>{words.sha256}</dt>
            <dd className="st-signed-long">{sha256}</dd>
          </>
        )}
        {missing !== '' && (
          <>
            <dt>{words.missing}</dt>
            <dd>{missing}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
