;; Operations on whole sets of rows, 32 bytes at a time. Sets start at multiples of 16 bytes, and their length is a multiple
;; of 32 bytes. Each function runs from the start of its first set to `end`.
(module
  (import "index" "memory" (memory 1))

  ;; Keeps only the rows of a set that another set also has.
  (func (export "keepCommon") (param $set i32) (param $other i32) (param $end i32)
    (loop $next
      (v128.store (local.get $set) (v128.and (v128.load (local.get $set)) (v128.load (local.get $other))))
      (v128.store offset=16 (local.get $set)
        (v128.and (v128.load offset=16 (local.get $set)) (v128.load offset=16 (local.get $other))))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 32))) (local.get $end)))))

  ;; Adds all rows of another set to a set.
  (func (export "addAll") (param $set i32) (param $other i32) (param $end i32)
    (loop $next
      (v128.store (local.get $set) (v128.or (v128.load (local.get $set)) (v128.load (local.get $other))))
      (v128.store offset=16 (local.get $set)
        (v128.or (v128.load offset=16 (local.get $set)) (v128.load offset=16 (local.get $other))))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 32))) (local.get $end)))))

  ;; Removes all rows of another set from a set.
  (func (export "takeOut") (param $set i32) (param $other i32) (param $end i32)
    (loop $next
      (v128.store (local.get $set) (v128.andnot (v128.load (local.get $set)) (v128.load (local.get $other))))
      (v128.store offset=16 (local.get $set)
        (v128.andnot (v128.load offset=16 (local.get $set)) (v128.load offset=16 (local.get $other))))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 32))) (local.get $end)))))

  ;; Marks the rows that a set lacks: in `once` rows that this set or an earlier one lacks, in `twice` rows that at least
  ;; two sets lack.
  (func (export "noteMissing") (param $set i32) (param $once i32) (param $twice i32) (param $end i32)
    (local $missing v128) (local $before v128)
    (loop $next
      (local.set $missing (v128.not (v128.load (local.get $set))))
      (local.set $before (v128.load (local.get $once)))
      (v128.store (local.get $twice)
        (v128.or (v128.load (local.get $twice)) (v128.and (local.get $before) (local.get $missing))))
      (v128.store (local.get $once) (v128.or (local.get $before) (local.get $missing)))
      (local.set $once (i32.add (local.get $once) (i32.const 16)))
      (local.set $twice (i32.add (local.get $twice) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 16))) (local.get $end)))))

  ;; Adds to a set the rows that `some` has and `own` lacks.
  (func (export "addWithout") (param $set i32) (param $some i32) (param $own i32) (param $end i32)
    (loop $next
      (v128.store (local.get $set)
        (v128.or (v128.load (local.get $set))
          (v128.andnot (v128.load (local.get $some)) (v128.load (local.get $own)))))
      (local.set $some (i32.add (local.get $some) (i32.const 16)))
      (local.set $own (i32.add (local.get $own) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 16))) (local.get $end)))))

  ;; Returns the number of rows that two sets have in common.
  (func (export "countCommon") (param $set i32) (param $other i32) (param $end i32) (result i32)
    (local $low v128) (local $high v128) (local $counts v128)
    (loop $next
      (local.set $low (v128.load (local.get $set)))
      (local.set $high (v128.load offset=16 (local.get $set)))
      ;; Pets that are found together are stored together, so many stretches of a set are empty.
      (if (v128.any_true (v128.or (local.get $low) (local.get $high)))
        (then
          (local.set $counts (i32x4.add (local.get $counts)
            (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u
              (i8x16.add
                (i8x16.popcnt (v128.and (local.get $low) (v128.load (local.get $other))))
                (i8x16.popcnt (v128.and (local.get $high) (v128.load offset=16 (local.get $other)))))))))))
      (local.set $other (i32.add (local.get $other) (i32.const 32)))
      (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 32))) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $counts)) (i32x4.extract_lane 1 (local.get $counts)))
      (i32.add (i32x4.extract_lane 2 (local.get $counts)) (i32x4.extract_lane 3 (local.get $counts))))))
