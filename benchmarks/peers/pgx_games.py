"""Pgx on the CPU: decisions a second of random play in a batch, whole loops compiled, finished games begun anew."""

import json
import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCH, STEPS = 1024, 50
env = pgx.make(sys.argv[3])
step, init = jax.vmap(auto_reset(env.step, env.init)), jax.jit(jax.vmap(env.init))


@jax.jit
def run(state, key):
    def one(carry, _):
        state, key, ended = carry
        key, chosen, dealt = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = step(state, jax.random.categorical(chosen, logits), jax.random.split(dealt, BATCH))
        return (state, key, ended + state.terminated.sum()), None

    return jax.lax.scan(one, (state, key, 0), None, STEPS)[0]


state, key, _ = run(init(jax.random.split(jax.random.PRNGKey(int(sys.argv[1])), BATCH)), jax.random.PRNGKey(1))
jax.block_until_ready(state)
began, rounds, games = time.perf_counter(), 0, 0
while time.perf_counter() - began < float(sys.argv[2]):
    state, key, ended = run(state, key)
    games += int(ended)
    rounds += 1
seconds = time.perf_counter() - began
print(json.dumps({"decisions": rounds * STEPS * BATCH / seconds, "games": games / seconds}))
