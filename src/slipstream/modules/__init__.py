"""The advanced modules. Each reads its facts from a data file and writes numbers into RaceRules, once."""
