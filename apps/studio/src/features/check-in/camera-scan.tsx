import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wording } from './wording'

/** What some browsers offer to read codes in pictures; no library does it as well as the phone itself. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => CodeDetector

const LOOK_MS = 200
/** The same code within this time is one that is still held in front of the camera. */
const SAME_MS = 4_000

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** The camera, where the browser can read codes with it. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState('')
  if (!detectorClass() || !navigator.mediaDevices) return <p className="st-soft">{wording.cameraMissing}</p>
  return (
    <div className="ci-camera">
      <Button
        onClick={() => {
          setProblem('')
          setOn(!isOn)
        }}
      >
        {isOn ? wording.cameraOff : wording.camera}
      </Button>
      {problem !== '' && <Alert type="warning" showIcon title={problem} />}
      {isOn && (
        <Picture
          onCode={onCode}
          onRefused={() => {
            setOn(false)
            setProblem(wording.cameraRefused)
          }}
        />
      )}
    </div>
  )
}

function Picture({ onCode, onRefused }: { onCode: (code: string) => void; onRefused: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onCode)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    const Detector = detectorClass() as DetectorClass
    const detector = new Detector({ formats: ['qr_code'] })
    let stream: MediaStream | undefined
    let isOver = false
    let last = { code: '', at: 0 }
    async function look(): Promise<void> {
      if (isOver || !video.current) return
      const [code] = await detector.detect(video.current).catch(() => [])
      if (code && !(code.rawValue === last.code && Date.now() - last.at < SAME_MS)) {
        last = { code: code.rawValue, at: Date.now() }
        found(code.rawValue)
      }
      setTimeout(() => void look(), LOOK_MS)
    }
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(() => refused())
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return <video ref={video} className="ci-video" muted playsInline />
}
