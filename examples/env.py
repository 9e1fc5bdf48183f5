"""Questions for a language model and their scores; then an agent that plays at random."""

from nonet.env import Dataset, reasoning
from nonet.gymnasium import SudokuEnv

data = Dataset(seed=1, part="train", level="easy", givens=(32, 36))
entry = data[1000]
reply = f"I am sure.\n<ANSWER>{entry['answer'][:80]}.</ANSWER>"  # leaves the last cell empty
print(f"{data.score_answer(reply, entry):.2f}")
steps = reasoning(entry["metadata"]["puzzle"])
print(*steps[0].tokens)

env = SudokuEnv(board="4x4")
observation, info = env.reset(seed=1)
env.action_space.seed(1)
total, ended = 0.0, False
while not ended:
    action = env.action_space.sample(info["action_mask"])  # only what the rows, columns and boxes allow
    observation, reward, terminated, truncated, info = env.step(action)
    total, ended = total + reward, terminated or truncated
print(f"{total:.2f}")
