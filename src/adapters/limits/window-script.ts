/**
 * The sliding window as one atomic script: a sorted set of call times per key, on the store's own clock, so that replicas
 * share one window whatever their clocks say.
 *
 * KEYS[1]: the set. ARGV: a unique member, then limit and length (µs) of each window.
 * Returns {1, 0} when the call was counted, else {0, microseconds until it would fit}. A refused call leaves no trace, so
 * that asking again does not push the end of the wait away.
 */
export const WINDOW_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local longest = 0
for i = 2, #ARGV, 2 do
  longest = math.max(longest, tonumber(ARGV[i + 1]))
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - longest)
local wait = 0
for i = 2, #ARGV, 2 do
  local limit = tonumber(ARGV[i])
  local window = tonumber(ARGV[i + 1])
  local oldest = redis.call('ZRANGE', KEYS[1], -limit, -limit, 'WITHSCORES')
  if oldest[2] and tonumber(oldest[2]) > now - window then
    wait = math.max(wait, tonumber(oldest[2]) + window - now)
  end
end
if wait > 0 then
  return {0, string.format('%d', wait)}
end
redis.call('ZADD', KEYS[1], string.format('%d', now), ARGV[1])
redis.call('PEXPIRE', KEYS[1], math.ceil(longest / 1000) + 1000)
return {1, '0'}
`;
