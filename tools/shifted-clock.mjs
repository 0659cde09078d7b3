// Loaded before everything else of a process: its clock goes by CLOCK_SHIFT_MS before or after the machine's.
const shift = Number(process.env.CLOCK_SHIFT_MS)
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }

  /** Dates that another part of Node has made are dates, too. */
  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}

globalThis.Date = ShiftedDate
