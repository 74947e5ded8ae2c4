;; The loops that every text passes through, in WebAssembly: twice as fast as the same in JavaScript (grams), and four times with
;; sixteen characters at a time (runs). plain-sweep.ts is the same in JavaScript; memory.ts says what lies where, and the names in braces
;; are its offsets. scripts/sweep-kernel.mjs makes kernel.ts of this.
(module
  (import "sweep" "memory" (memory {pages} {pages}))

  ;; Fills hits with each even place of a gram that some literal has, with such neighbours as it has there. Gives their number.
  (func (export "grams") (param $length i32) (result i32)
    (local $at i32) ;; where the second pair of the gram begins
    (local $last i32)
    (local $gram i32) ;; four classes of five bits
    (local $index i32)
    (local $neighbours i32)
    (local $count i32)
    (local.set $last (i32.and (i32.add (local.get $length) (i32.const 1)) (i32.const -2)))
    (local.set $gram
      (i32.load16_u offset={classes} (i32.shl (i32.load16_u offset={text} (i32.const 0)) (i32.const 1))))
    (block $done
      (loop $next
        (local.set $at (i32.add (local.get $at) (i32.const 2)))
        (br_if $done (i32.gt_u (local.get $at) (local.get $last)))
        (local.set $gram
          (i32.and
            (i32.or
              (i32.shl (local.get $gram) (i32.const 10))
              (i32.load16_u offset={classes}
                (i32.shl (i32.load16_u offset={text} (local.get $at)) (i32.const 1))))
            (i32.const 0xfffff)))
        ;; known: the bit of the gram. A shift takes its count modulo 32.
        (br_if $next
          (i32.eqz
            (i32.and
              (i32.shr_u
                (i32.load offset={known} (i32.and (i32.shr_u (local.get $gram) (i32.const 3)) (i32.const -4)))
                (local.get $gram))
              (i32.const 1))))
        (local.set $index (i32.load16_u offset={slots} (i32.shl (local.get $gram) (i32.const 1))))
        (local.set $neighbours (i32.load offset={neighbours} (i32.shl (local.get $index) (i32.const 2))))
        ;; The character before the gram, which is zero before the text, and the one behind.
        (br_if $next
          (i32.eqz
            (i32.and
              (local.get $neighbours)
              (i32.load16_u offset={kinds}
                (i32.shl (i32.load8_u offset={beforeGram} (local.get $at)) (i32.const 1))))))
        (br_if $next
          (i32.eqz
            (i32.and
              (i32.shr_u (local.get $neighbours) (i32.const 16))
              (i32.load16_u offset={kinds}
                (i32.shl (i32.load8_u offset={behindGram} (local.get $at)) (i32.const 1))))))
        (i32.store offset={hits}
          (i32.shl (local.get $count) (i32.const 2))
          (i32.or (i32.shl (i32.sub (local.get $at) (i32.const 2)) (i32.const 15)) (local.get $index)))
        (local.set $count (i32.add (local.get $count) (i32.const 1)))
        (br $next)))
    (local.get $count))

  ;; A bit for each of sixteen characters: whether it is one of base64 or base64url.
  (func $mask (param $at i32) (result i64)
    (local $codes v128)
    (local.set $codes (v128.load offset={text} (local.get $at)))
    (i64.extend_i32_u
      (i8x16.bitmask
        (v128.or
          (v128.or
            ;; letters, with the bit of their case set
            (i8x16.lt_u
              (i8x16.sub
                (v128.or (local.get $codes) (i8x16.splat (i32.const 0x20)))
                (i8x16.splat (i32.const 0x61)))
              (i8x16.splat (i32.const 26)))
            ;; a slash and, behind it, the digits
            (i8x16.lt_u
              (i8x16.sub (local.get $codes) (i8x16.splat (i32.const 0x2f)))
              (i8x16.splat (i32.const 11))))
          (v128.or
            ;; plus, minus, low line
            (v128.or
              (i8x16.eq (local.get $codes) (i8x16.splat (i32.const 0x2b)))
              (i8x16.eq (local.get $codes) (i8x16.splat (i32.const 0x2d))))
            (i8x16.eq (local.get $codes) (i8x16.splat (i32.const 0x5f))))))))

  (func $emit (param $count i32) (param $start i32) (param $end i32) (result i32)
    (if (i32.lt_u (i32.sub (local.get $end) (local.get $start)) (i32.const {longRun}))
      (then (return (local.get $count))))
    (i32.store offset={runs}
      (i32.shl (local.get $count) (i32.const 2))
      (i32.or (local.get $start) (i32.shl (local.get $end) (i32.const 16))))
    (i32.add (local.get $count) (i32.const 1)))

  ;; Fills runs with each run of at least {longRun} base64 or base64url characters. Gives their number.
  (func (export "runs") (param $length i32) (result i32)
    (local $at i32) ;; where a block of 64 characters begins
    (local $open i32) ;; where the run began that reaches this block, or -1
    (local $in i64) ;; a bit for each character of the block
    (local $starts i64) ;; a bit for each character from which on a run is long enough within the block
    (local $from i64)
    (local $end i64)
    (local $count i32)
    (local.set $open (i32.const -1))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $length)))
        (local.set $in
          (i64.or
            (i64.or
              (call $mask (local.get $at))
              (i64.shl (call $mask (i32.add (local.get $at) (i32.const 16))) (i64.const 16)))
            (i64.or
              (i64.shl (call $mask (i32.add (local.get $at) (i32.const 32))) (i64.const 32))
              (i64.shl (call $mask (i32.add (local.get $at) (i32.const 48))) (i64.const 48)))))
        (block $block
          ;; All of the block: the run goes on.
          (if (i64.eq (local.get $in) (i64.const -1))
            (then
              (if (i32.lt_s (local.get $open) (i32.const 0)) (then (local.set $open (local.get $at))))
              (br $block)))
          ;; The run that reached the block ends in it.
          (if (i32.ge_s (local.get $open) (i32.const 0))
            (then
              (local.set $end (i64.ctz (i64.xor (local.get $in) (i64.const -1))))
              (local.set $count
                (call $emit
                  (local.get $count)
                  (local.get $open)
                  (i32.add (local.get $at) (i32.wrap_i64 (local.get $end)))))
              (local.set $in (i64.and (local.get $in) (i64.shl (i64.const -1) (local.get $end))))
              (local.set $open (i32.const -1))))
          ;; A run at its end may go on in the next.
          (if (i64.lt_s (local.get $in) (i64.const 0))
            (then
              (local.set $end (i64.clz (i64.xor (local.get $in) (i64.const -1))))
              (local.set $open
                (i32.sub (i32.add (local.get $at) (i32.const 64)) (i32.wrap_i64 (local.get $end))))
              (local.set $in (i64.and (local.get $in) (i64.shr_u (i64.const -1) (local.get $end))))))
          ;; Those within it: two in a row, four, eight, sixteen, twenty-four.
          (local.set $starts (i64.and (local.get $in) (i64.shr_u (local.get $in) (i64.const 1))))
          (local.set $starts (i64.and (local.get $starts) (i64.shr_u (local.get $starts) (i64.const 2))))
          (local.set $starts (i64.and (local.get $starts) (i64.shr_u (local.get $starts) (i64.const 4))))
          (local.set $starts (i64.and (local.get $starts) (i64.shr_u (local.get $starts) (i64.const 8))))
          (local.set $starts (i64.and (local.get $starts) (i64.shr_u (local.get $starts) (i64.const 8))))
          (loop $each
            (br_if $block (i64.eqz (local.get $starts)))
            (local.set $from (i64.ctz (local.get $starts)))
            (local.set $end
              (i64.ctz
                (i64.and
                  (i64.xor (local.get $in) (i64.const -1))
                  (i64.shl (i64.const -1) (local.get $from)))))
            (local.set $count
              (call $emit
                (local.get $count)
                (i32.add (local.get $at) (i32.wrap_i64 (local.get $from)))
                (i32.add (local.get $at) (i32.wrap_i64 (local.get $end)))))
            (local.set $starts (i64.and (local.get $starts) (i64.shl (i64.const -1) (local.get $end))))
            (br $each)))
        (local.set $at (i32.add (local.get $at) (i32.const 64)))
        (br $next)))
    ;; Behind the text are zeros, so a run is open only if the text ends with a block.
    (if (result i32) (i32.lt_s (local.get $open) (i32.const 0))
      (then (local.get $count))
      (else (call $emit (local.get $count) (local.get $open) (local.get $length)))))

  ;; Fills hits with the places of word pairs in `wide`. Gives twice their number, and one more if some unit shows nothing. Writes the
  ;; text: a byte for each unit, which for one outside ASCII is outside ASCII or zero.
  (func (export "wide") (param $length i32) (result i32)
    (local $at i32)
    (local $unit i32)
    (local $before i32)
    (local $hidden i32)
    (local $count i32)
    ;; Sixteen at a time. A unit too large for a byte becomes 255, and one that looks negative zero. Behind the units are zeros.
    (loop $narrow
      (v128.store offset={text}
        (local.get $at)
        (i8x16.narrow_i16x8_u
          (v128.load offset={wide} (i32.shl (local.get $at) (i32.const 1)))
          (v128.load offset={wideBehind} (i32.shl (local.get $at) (i32.const 1)))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $narrow (i32.lt_u (local.get $at) (local.get $length))))
    (local.set $at (i32.const 0))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $length)))
        (local.set $before (local.get $unit))
        (block $one
          ;; Eight units at once if they are ASCII, as the one before: a pair of two ASCII units is in no word.
          (br_if $one (i32.and (local.get $at) (i32.const 7)))
          (br_if $one (i32.gt_u (local.get $before) (i32.const 0x7f)))
          (br_if $one
            (v128.any_true
              (v128.and
                (v128.load offset={wide} (i32.shl (local.get $at) (i32.const 1)))
                (i16x8.splat (i32.const 0xff80)))))
          (local.set $unit (i32.load16_u offset={lastOfEight} (i32.shl (local.get $at) (i32.const 1))))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br $next))
        (local.set $unit (i32.load16_u offset={wide} (i32.shl (local.get $at) (i32.const 1))))
        (local.set $hidden (i32.or (local.get $hidden) (i32.load8_u offset={invisible} (local.get $unit))))
        (if
          (i32.and
            (i32.gt_u (i32.or (local.get $before) (local.get $unit)) (i32.const 0x7f))
            (i32.load8_u offset={wordPairs}
              (i32.or
                (i32.shl (i32.and (local.get $before) (i32.const 0xff)) (i32.const 8))
                (i32.and (local.get $unit) (i32.const 0xff)))))
          (then
            (i32.store offset={hits}
              (i32.shl (local.get $count) (i32.const 2))
              (i32.sub (local.get $at) (i32.const 1)))
            (local.set $count (i32.add (local.get $count) (i32.const 1)))))
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (br $next)))
    (i32.or (i32.shl (local.get $count) (i32.const 1)) (local.get $hidden))))
